// What one answers once for all, or for now, and is not asked any more.

import { neverForNow, type Orders, orderNow, type Refusal, standingQuestions } from '@skald/kernel';
import { useState } from 'react';
import type { Loaded } from '../games.ts';
import type { TableAuthority, TableModel } from '../model.ts';
import { Act, Ask, Pick, Problem } from '../parts/controls.tsx';
import { useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';

interface OrdersProps {
  readonly authority: TableAuthority;
  readonly model: TableModel;
  readonly loaded: Loaded;
}

/** A button of the menu; nothing where nothing can be ordered. */
export function OrdersButton(props: OrdersProps) {
  const { orders: words } = useWords();
  const { language } = useSettings();
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { authority, model, loaded } = props;
  const { module } = loaded;
  const { seat, view } = model;
  const offered = standingQuestions(module.game).flatMap(({ kind, orders }) => {
    const said = module.words.standing?.(kind, language) ?? null;
    return said === null ? [] : [{ kind, orders, said }];
  });
  if (seat === null || view === null || model.result !== null || offered.length === 0) return null;
  const given: Orders = model.orders?.[seat] ?? {};
  const order = async (changed: Orders): Promise<void> => {
    const refusal = await authority.order(seat, { ...given, ...changed });
    setProblem(refusal && explain(refusal, language, module));
  };
  const isForNow = (kind: string): boolean =>
    typeof given[kind] === 'object' && orderNow(module.game, view, given, kind) === 'never';
  return (
    <>
      <Act tone="quiet" onPress={() => setOpen(true)}>
        {words.title}
      </Act>
      <Ask heading={words.title} open={open} onClose={() => setOpen(false)}>
        <p>{words.about}</p>
        {offered.map(({ kind, orders, said }) => (
          <Pick
            key={kind}
            label={said.question}
            value={isForNow(kind) ? 'forNow' : orderNow(module.game, view, given, kind)}
            options={[
              ...orders.map((one) => [one, one === 'ask' ? words.ask : (said[one] ?? one)] as const),
              ...(isForNow(kind) ? [['forNow', said.forNow ?? ''] as const] : []),
            ]}
            onChange={(one) => one !== 'forNow' && void order({ [kind]: one })}
          />
        ))}
        <Problem text={problem} />
      </Ask>
    </>
  );
}

/** At the question itself: not this, nor again in this round. */
export function NotForNow({
  authority,
  model,
  loaded: { module },
  kind,
  onRefusal,
}: OrdersProps & { readonly kind: string; onRefusal: (refusal: Refusal | null) => void }) {
  const { language } = useSettings();
  const { seat, view } = model;
  const said = module.words.standing?.(kind, language)?.forNow;
  const forNow = view && neverForNow(module.game, view, kind);
  if (seat === null || forNow === null || said === undefined) return null;
  const order = async (): Promise<void> =>
    onRefusal(await authority.order(seat, { ...model.orders?.[seat], [kind]: forNow }));
  return (
    <Act tone="quiet" onPress={() => void order()}>
      {said}
    </Act>
  );
}
