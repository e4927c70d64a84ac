// Sagas, in English.

export const sagasEn = {
  heading: 'Your sagas',
  one: 'A saga',
  hall: 'In this hall',
  none: 'You are in no saga of this hall. Begin one: some games can be played as a saga.',
  here: 'On this device',
  noneHere: 'No saga on this device yet.',
  unsigned: 'Kept by this device alone: nobody vouches for it.',
  members: 'Who plays',
  gone: 'nobody yet',
  ledger: 'What was decided',
  noLedger: 'Nothing has been decided yet.',
  standing: 'How it stands',
  next: 'Next adventure',
  begin: 'Begin the saga',
  first: 'To the first adventure',
  toTable: 'To the table',
  toSaga: 'To the saga',
  remove: 'Delete this saga',
  removeSure: 'Delete this saga for good? Its games stay.',
};

export const sagaRefusalsEn = {
  'no-saga': 'This game knows no sagas.',
  'bad-saga': 'This is no saga that can be read.',
  'saga-of-other-version': 'This saga was written by another version of Skald and cannot go on here.',
  'saga-gives-that':
    'What a band has won, only the hall’s own saga can say. Begin a saga, or play without it.',
  'no-such-saga': 'There is no such saga, or it is private.',
  'not-a-member': 'Only those who have played in this saga may go on with it.',
  'saga-told': 'This saga is told to its end.',
};
