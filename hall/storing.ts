// What a hall keeps and how it is set, for whoever deals with that alone: no game is read for it.

export { BadSetting, type Config, HALL_FLAGS, readConfig } from './config.ts';
export { exportHall, importHall } from './files.ts';
export { StoreTooNew } from './migrations.ts';
export { backupSqlite } from './sqlite.ts';
export { Store, sqliteFile } from './store.ts';
export { StoreAway } from './store-trouble.ts';
