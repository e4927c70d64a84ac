// Who one is: guests, accounts, devices and the way back in, over plain HTTP.

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Entered } from './accounts.ts';
import { bad, badName, read, refused } from './answers.ts';
import { deviceOf } from './devices.ts';
import type { Front } from './http.ts';
import type { Person } from './kept.ts';
import { Buckets } from './limits.ts';
import { me, SESSION_SECONDS, type SignedIn } from './people.ts';
import {
  AccountSchema,
  CodeSchema,
  DevicesSchema,
  FarewellSchema,
  GuestSchema,
  LoginSchema,
  PasswordSchema,
  RecoverSchema,
} from './protocol/index.ts';

const COOKIE = 'skald';

/** Whoever asks, with the token that says so. */
interface Known {
  readonly person: Person;
  readonly token: string;
}

const TOO_FAST = { refused: { code: 'too-fast', params: {} } } as const;
const SIGN_IN_FIRST = { refused: { code: 'sign-in-first', params: {} } } as const;

/** The session token a request carries. */
export function tokenOf(request: IncomingMessage): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE) return value;
  }
  return undefined;
}

export function sessions(app: FastifyInstance, front: Front): void {
  const { config, people, accounts, tick } = front;
  const guests = new Buckets(config.rate / 200, config.rate);
  const doors = new Buckets(config.rate / 400, config.rate / 4);

  const keep = (request: FastifyRequest, reply: FastifyReply, token: string | null): void => {
    const secure =
      request.protocol === 'https' || config.publicOrigin?.startsWith('https:') ? '; Secure' : '';
    const age = token === null ? 0 : SESSION_SECONDS;
    reply.header(
      'set-cookie',
      `${COOKIE}=${token ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`,
    );
  };
  const enter = (
    request: FastifyRequest,
    reply: FastifyReply,
    { person, token, ...more }: SignedIn | Entered,
  ): FastifyReply => {
    keep(request, reply, token);
    return reply.send({ ok: { ...me(person), ...more } });
  };
  const known = async (request: FastifyRequest): Promise<Known | null> => {
    const token = tokenOf(request.raw);
    const person = await people.byToken(token);
    return person === null || token === undefined ? null : { person, token };
  };
  const mayKnock = (request: FastifyRequest): boolean => doors.take(request.ip, tick());
  const device = (request: FastifyRequest): string => deviceOf(request.headers['user-agent']);

  app.get('/api/me', async (request, reply) => {
    const asking = await known(request);
    return reply.send({ ok: asking && me(asking.person) });
  });

  /** A name is enough to play; asking again only changes the name. */
  app.post('/api/guest', async (request, reply) => {
    const body = read(GuestSchema, request.body);
    if (body === null) return badName(reply, request.body);
    if (!guests.take(request.ip, tick())) return refused(reply, TOO_FAST);
    const asking = await known(request);
    if (asking === null) return enter(request, reply, await people.newGuest(body.name, device(request)));
    await people.rename(asking.person, body.name);
    return reply.send({ ok: me({ ...asking.person, name: body.name }) });
  });

  app.post('/api/account', async (request, reply) => {
    const body = read(AccountSchema, request.body);
    if (body === null) return badName(reply, request.body);
    if (!mayKnock(request)) return refused(reply, TOO_FAST);
    const made = await accounts.make(await known(request), body.name, body.password, device(request));
    return 'refused' in made ? refused(reply, made) : enter(request, reply, made.ok);
  });

  app.post('/api/login', async (request, reply) => {
    const body = read(LoginSchema, request.body);
    if (body === null) return bad(reply);
    if (!mayKnock(request)) return refused(reply, TOO_FAST);
    const before = await known(request);
    const signed = await accounts.signIn(body.name, body.password, device(request));
    if ('refused' in signed) return refused(reply, signed);
    if (body.take && before?.person.account === null)
      people.dismiss(await front.rooms().handOver(before.person, signed.ok.person));
    return enter(request, reply, signed.ok);
  });

  app.post('/api/recover', async (request, reply) => {
    const body = read(RecoverSchema, request.body);
    if (body === null) return bad(reply);
    if (!mayKnock(request)) return refused(reply, TOO_FAST);
    const back = await accounts.recover(body.name, body.code, body.password, device(request));
    return 'refused' in back ? refused(reply, back) : enter(request, reply, back.ok);
  });

  app.post('/api/logout', async (request, reply) => {
    const token = tokenOf(request.raw);
    if (token !== undefined) await people.signOut(token);
    keep(request, reply, null);
    return reply.send({ ok: null });
  });

  app.get('/api/account', async (request, reply) => {
    const asking = await known(request);
    if (asking === null) return refused(reply, SIGN_IN_FIRST);
    return reply.send({ ok: await accounts.about(asking.person, asking.token) });
  });

  app.post('/api/account/password', async (request, reply) => {
    const body = read(PasswordSchema, request.body);
    if (body === null) return bad(reply);
    const asking = await known(request);
    if (asking === null) return refused(reply, SIGN_IN_FIRST);
    if (!mayKnock(request)) return refused(reply, TOO_FAST);
    const changed = await accounts.changePassword(asking.person, asking.token, body.old, body.password);
    return 'refused' in changed ? refused(reply, changed) : enter(request, reply, changed.ok);
  });

  app.post('/api/account/code', async (request, reply) => {
    const body = read(CodeSchema, request.body);
    if (body === null) return bad(reply);
    const asking = await known(request);
    if (asking === null) return refused(reply, SIGN_IN_FIRST);
    if (!mayKnock(request)) return refused(reply, TOO_FAST);
    const code = await accounts.newCode(asking.person, body.password);
    return 'refused' in code ? refused(reply, code) : reply.send({ ok: { code: code.ok } });
  });

  app.post('/api/account/devices', async (request, reply) => {
    const body = read(DevicesSchema, request.body);
    if (body === null) return bad(reply);
    const asking = await known(request);
    if (asking === null) return refused(reply, SIGN_IN_FIRST);
    const ended = await people.signOutOf(body.end, asking.person, asking.token);
    if ('refused' in ended) return refused(reply, ended);
    const still = await known(request);
    if (still === null) keep(request, reply, null);
    return reply.send({ ok: still && (await accounts.about(still.person, still.token)) });
  });

  /** For good: what becomes of the games is told in farewell.ts. */
  app.post('/api/account/delete', async (request, reply) => {
    const body = read(FarewellSchema, request.body);
    if (body === null) return bad(reply);
    const asking = await known(request);
    if (asking === null) return refused(reply, SIGN_IN_FIRST);
    if (!mayKnock(request)) return refused(reply, TOO_FAST);
    const { person } = asking;
    const sure = person.account === null ? null : await accounts.confirm(person, body.password ?? '');
    if (sure !== null && 'refused' in sure) return refused(reply, sure);
    people.dismiss(await front.rooms().handOver(person, null));
    keep(request, reply, null);
    return reply.send({ ok: null });
  });
}
