import { together, type Requirement } from '../requirement.ts'

export const authentication: readonly Requirement[] = [
  {
    id: '6.1.1',
    title: 'Limits on guessing are documented, and lock nobody out on purpose',
    documents: {
      'docs/customers.md': 'What it costs, and what stops abuse',
      'docs/decisions/0021-customers-sign-in-with-a-code.md': 'Limits are sliding windows',
    },
    note: 'Someone who is signed in stays so, whatever is tried with their number.',
  },
  {
    id: '6.1.3',
    title: 'All ways to sign in are documented',
    documents: {
      'docs/customers.md': 'Customers sign in with their mobile number and a code by text message',
    },
  },
  ...together(
    {
      staffConsole:
        'There are no passwords: customers sign in with a code by text message. Staff get passwords with their console.',
    },
    {
      '6.1.2': 'Words that passwords can’t have are documented',
      '6.2.1': 'Passwords have at least eight characters',
      '6.2.2': 'Passwords can be changed',
      '6.2.3': 'A change needs the current password',
      '6.2.4': 'The most common passwords are refused',
      '6.2.5': 'Any characters are allowed',
      '6.2.6': 'A password’s field hides it',
      '6.2.7': 'Passwords can be pasted and managed',
      '6.2.8': 'Passwords are compared exactly',
      '6.2.9': '64 characters are allowed',
      '6.2.10': 'Passwords don’t expire',
      '6.2.11': 'Words of the context are refused',
      '6.2.12': 'Breached passwords are refused',
      '6.4.1': 'Initial passwords are random and for one use',
      '6.4.3': 'Resetting a password keeps the second factor',
      '6.4.4': 'A lost factor is replaced with proof of identity',
    },
  ),
  {
    id: '6.3.1',
    title: 'Guessing is stopped as documented',
    tests: {
      'tests/contract/customers/sign-in.test.ts': [
        'is tried five times in a quarter of an hour per number, whatever the number of codes, browsers and processes',
        'is tried fifteen times a day per number, however long someone keeps guessing',
      ],
    },
  },
  {
    id: '6.3.2',
    title: 'There are no default accounts',
    tests: {
      'src/server/deployment/deployment-faults.test.ts': 'with %o',
    },
    note: 'No account exists before its customer signs in, and a database with a guessable password is refused.',
  },
  {
    id: '6.3.3',
    title: 'Two factors',
    notYet:
      'Customers have one factor, a code to their phone. Their account holds contact details and lists, and no payment details. Staff accounts will need two.',
  },
  {
    id: '6.3.4',
    title: 'Every way in is as strong as the others',
    tests: {
      'tests/pages/site/sign-in.test.ts': '%s sends a visitor to sign in and back',
    },
    note: 'There is one way in.',
  },
  {
    id: '6.4.2',
    title: 'No hints and no secret questions',
    documents: {
      'docs/decisions/0021-customers-sign-in-with-a-code.md':
        'Customers sign in with a mobile number and a one-time code',
    },
  },
  {
    id: '6.5.1',
    title: 'A code works once',
    tests: {
      'tests/contract/customers/sign-in.test.ts':
        'signs in the browser that asked for it, once, whatever the number of simultaneous requests',
    },
  },
  {
    id: '6.5.2',
    title: 'Codes are stored as slow hashes with a salt',
    tests: {
      'tests/contract/customers/sign-in.test.ts':
        'is nowhere in the database, and neither is the session’s token',
    },
  },
  {
    id: '6.5.3',
    title: 'Codes come from a secure generator',
    tests: {
      'tests/secure-code.test.ts': 'OPS-05 no code %s, but where it was reviewed',
    },
  },
  {
    id: '6.5.4',
    title: 'Codes have at least 20 bits',
    tests: {
      'src/domain/customers/sign-in-code.test.ts': 'SAVE-01 %j is no code',
    },
    note: 'Six digits are 19.9 bits, which the standard itself names as enough.',
  },
  {
    id: '6.5.5',
    title: 'Codes last ten minutes at most',
    tests: {
      'tests/contract/customers/sign-in.test.ts': 'expires after ten minutes',
    },
  },
  {
    id: '6.6.1',
    title: 'Text messages aren’t the only way, and only for validated numbers',
    notYet: 'There is no other way to sign in yet; a passkey can be added beside the code.',
    documents: {
      'docs/decisions/0021-customers-sign-in-with-a-code.md': 'A passkey would be safer still',
    },
  },
  {
    id: '6.6.2',
    title: 'A code works only for the request that it was sent for',
    tests: {
      'tests/contract/customers/sign-in.test.ts': 'works in no other browser and on no other site',
    },
  },
  {
    id: '6.6.3',
    title: 'Guessing a code is limited',
    tests: {
      'tests/contract/customers/sign-in.test.ts':
        'is tried five times in a quarter of an hour per number, whatever the number of codes, browsers and processes',
    },
  },
  ...together(
    { notApplicable: 'No identity provider is used.' },
    {
      '6.8.1': 'Identities of several providers stay apart',
      '6.8.2': 'Signatures of assertions are checked',
      '6.8.3': 'Assertions are used once',
      '6.8.4': 'The provider’s strength of sign-in is checked',
    },
  ),
]
