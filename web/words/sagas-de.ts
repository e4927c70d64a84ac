// Sagas auf Deutsch.

import type { sagaRefusalsEn, sagasEn } from './sagas-en.ts';

export const sagasDe: Record<keyof typeof sagasEn, string> = {
  heading: 'Deine Sagas',
  one: 'Eine Saga',
  hall: 'In dieser Halle',
  none: 'Du bist in keiner Saga dieser Halle. Beginne eine: Manche Spiele lassen sich als Saga spielen.',
  here: 'Auf diesem Gerät',
  noneHere: 'Auf diesem Gerät gibt es noch keine Saga.',
  unsigned: 'Nur von diesem Gerät verwahrt: Niemand bürgt dafür.',
  members: 'Wer spielt',
  gone: 'noch niemand',
  ledger: 'Was entschieden wurde',
  noLedger: 'Noch ist nichts entschieden.',
  standing: 'Wie es steht',
  next: 'Nächstes Abenteuer',
  begin: 'Die Saga beginnen',
  first: 'Zum ersten Abenteuer',
  toTable: 'Zum Tisch',
  toSaga: 'Zur Saga',
  remove: 'Diese Saga löschen',
  removeSure: 'Diese Saga endgültig löschen? Ihre Spiele bleiben.',
};

export const sagaRefusalsDe: Record<keyof typeof sagaRefusalsEn, string> = {
  'no-saga': 'Dieses Spiel kennt keine Sagas.',
  'bad-saga': 'Das ist keine Saga, die sich lesen lässt.',
  'saga-of-other-version':
    'Diese Saga hat eine andere Fassung von Skald geschrieben; hier kann sie nicht weitergehen.',
  'saga-gives-that':
    'Was eine Gruppe gewonnen hat, sagt nur die Saga der Halle selbst. Beginne eine Saga oder spiele ohne das.',
  'no-such-saga': 'Diese Saga gibt es nicht, oder sie ist privat.',
  'not-a-member': 'Nur wer in dieser Saga gespielt hat, kann mit ihr weitermachen.',
  'saga-told': 'Diese Saga ist zu Ende erzählt.',
};
