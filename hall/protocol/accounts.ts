// Who one is in the hall: what pages ask over plain HTTP, and what they are told.

import { z } from 'zod';
import { LIMITS, Name } from './requests.ts';

export const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 200;

const NewPassword = z.string().min(SHORTEST_PASSWORD).max(LONGEST_PASSWORD);
/** One that was chosen before, whatever the rules were then. */
const KnownPassword = z.string().min(1).max(LONGEST_PASSWORD);

/** Names from before may hold what no new one may; what no database takes no name has ever held. */
const KnownName = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.name)
  .refine((name) => !name.includes('\0') && name.isWellFormed());

export const GuestSchema = z.strictObject({ name: Name });
export const AccountSchema = z.strictObject({ name: Name, password: NewPassword });
/** `take`: the games of the guest one was until now come along. */
export const LoginSchema = z.strictObject({
  name: KnownName,
  password: KnownPassword,
  take: z.boolean().optional(),
});
export const PasswordSchema = z.strictObject({ old: KnownPassword, password: NewPassword });
export const RecoverSchema = z.strictObject({
  name: KnownName,
  code: z.string().min(1).max(100),
  password: NewPassword,
});
export const CodeSchema = z.strictObject({ password: KnownPassword });
/** All devices, all but this one, or one by its id. */
export const DevicesSchema = z.strictObject({ end: z.string().min(1).max(20) });
/** Guests have no password to ask for. */
export const FarewellSchema = z.strictObject({ password: KnownPassword.optional() });

export interface Me {
  readonly name: string;
  /** A guest has no password and plays on this device alone. */
  readonly guest: boolean;
}

export interface DeviceInfo {
  readonly id: string;
  /** As far as it could be told, e.g. Firefox and Android. */
  readonly browser: string | null;
  readonly system: string | null;
  readonly created: number;
  /** To the hour. */
  readonly seen: number;
  /** The one that asks. */
  readonly here: boolean;
}

export interface AccountInfo {
  /** Whether there is a recovery code; only its owner knows which. */
  readonly recovery: boolean;
  readonly devices: readonly DeviceInfo[];
}
