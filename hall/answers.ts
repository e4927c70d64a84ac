// How the hall reads a request over HTTP, and how it says no.

import type { Outcome } from '@skald/kernel';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { isName, LIMITS } from './protocol/index.ts';

export function read<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> | null {
  const checked = schema.safeParse(body);
  return checked.success ? checked.data : null;
}

export const bad = (reply: FastifyReply): FastifyReply =>
  reply.code(400).send({ error: { code: 'bad-request', params: {} } });

/** Where a name cannot be shown as it is written, people should know. */
export function badName(reply: FastifyReply, body: unknown): FastifyReply {
  const { name } = (body ?? {}) as { name?: unknown };
  const written = typeof name === 'string' && name.trim().length > 0 && name.length <= LIMITS.name;
  return written && !isName(name)
    ? reply.code(400).send({ error: { code: 'bad-name', params: {} } })
    : bad(reply);
}

const STATUS: Readonly<Record<string, number>> = {
  'no-such-table': 404,
  'sign-in-first': 401,
  'too-fast': 429,
  'too-many-tries': 429,
};

export const refused = (
  reply: FastifyReply,
  outcome: Extract<Outcome<unknown>, { refused: unknown }>,
): FastifyReply => reply.code(STATUS[outcome.refused.code] ?? 409).send({ error: outcome.refused });
