// Where one is signed in, and the ways to end that.

import type { AccountInfo, DeviceInfo } from '@skald/hall/protocol';
import type { Refusal } from '@skald/kernel';
import { useState } from 'react';
import { signOutOf } from '../session.ts';
import { useSettings } from '../settings.ts';
import { explain, useWords, type Words } from '../words/index.ts';
import { Act, Problem } from './controls.tsx';

export function Devices(props: { devices: readonly DeviceInfo[]; onChange: (info: AccountInfo) => void }) {
  const { account } = useWords();
  const { language } = useSettings();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const end = async (which: string): Promise<void> => {
    const ended = await signOutOf(which);
    setRefusal('refused' in ended ? ended.refused : null);
    if ('ok' in ended && ended.ok !== null) props.onChange(ended.ok);
  };
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">{account.devices}</h2>
      <p className="hint">{account.devicesHint}</p>
      <ul className="tables">
        {props.devices.map((device) => (
          <Device key={device.id} device={device} onEnd={() => void end(device.id)} />
        ))}
      </ul>
      <Problem text={refusal && explain(refusal, language)} />
      <div className="row">
        {props.devices.length > 1 && <Act onPress={() => void end('others')}>{account.signOutOthers}</Act>}
        <Act onPress={() => void end('all')}>{account.signOutAll}</Act>
      </div>
    </section>
  );
}

function Device({ device, onEnd }: { device: DeviceInfo; onEnd: () => void }) {
  const { account } = useWords();
  const { language } = useSettings();
  const name = deviceName(device, account);
  const since = new Date(device.created).toLocaleDateString(language, { dateStyle: 'medium' });
  const seen = new Date(device.seen).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <div>
        <strong>{device.here ? `${name} (${account.thisDevice})` : name}</strong>
        <span>
          {account.since(since)} · {account.seen(seen)}
        </span>
      </div>
      {!device.here && (
        <Act tone="quiet" aria-label={account.signOutOne(name)} onPress={onEnd}>
          {account.signOut}
        </Act>
      )}
    </li>
  );
}

function deviceName({ browser, system }: DeviceInfo, account: Words['account']): string {
  if (browser !== null && system !== null) return account.device(browser, system);
  return browser ?? system ?? account.unknownDevice;
}
