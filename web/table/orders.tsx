// What one answers once for all, and is not asked any more.

import { type Orders, standingQuestions } from '@skald/kernel';
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
  const { seat } = model;
  const offered = standingQuestions(module.game).flatMap(({ kind, orders }) => {
    const said = module.words.standing?.(kind, language) ?? null;
    return said === null ? [] : [{ kind, orders, said }];
  });
  if (seat === null || model.result !== null || offered.length === 0) return null;
  const given: Orders = model.orders?.[seat] ?? {};
  const order = async (changed: Orders): Promise<void> => {
    const refusal = await authority.order(seat, { ...given, ...changed });
    setProblem(refusal && explain(refusal, language, module));
  };
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
            value={given[kind] ?? 'ask'}
            options={orders.map((one) => [one, one === 'ask' ? words.ask : (said[one] ?? one)] as const)}
            onChange={(one) => void order({ [kind]: one })}
          />
        ))}
        <Problem text={problem} />
      </Ask>
    </>
  );
}
