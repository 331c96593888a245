import { together, type Requirement } from '../requirement.ts'

export const sessions: readonly Requirement[] = [
  {
    id: '7.1.1',
    title: 'Timeouts are documented',
    documents: {
      'docs/security.md': 'NIST SP 800-63B',
    },
  },
  {
    id: '7.1.2',
    title: 'Parallel sessions are documented',
    documents: {
      'docs/security.md': 'A customer may be signed in on any number of devices',
    },
  },
  {
    id: '7.1.3',
    title: 'Federated sessions are documented',
    notApplicable: 'No session is federated.',
  },
  {
    id: '7.2.1',
    title: 'The server checks each session',
    tests: {
      'tests/contract/customers/sign-in.test.ts':
        'ends at sign-out, and a cookie that this site did not seal opens nothing',
    },
  },
  {
    id: '7.2.2',
    title: 'Tokens are made for each session',
    tests: {
      'tests/contract/customers/sign-in.test.ts':
        'is nowhere in the database, and neither is the session’s token',
    },
  },
  {
    id: '7.2.3',
    title: 'Tokens are random, of 128 bits or more',
    tests: {
      'tests/secure-code.test.ts': 'OPS-05 no code %s, but where it was reviewed',
    },
    documents: {
      'docs/security.md': 'tokens of sessions and bookings',
    },
  },
  {
    id: '7.2.4',
    title: 'Signing in makes a new token and ends the old session',
    tests: {
      'tests/journeys/customers/sign-in.test.ts':
        'SAVE-01 a session works on its own site only, and an old cookie on none',
    },
  },
  {
    id: '7.3.1',
    title: 'Sessions end when idle',
    tests: {
      'tests/contract/customers/sign-in.test.ts': 'ends after %s',
    },
  },
  {
    id: '7.3.2',
    title: 'Sessions end after a longest time',
    tests: {
      'tests/contract/customers/sign-in.test.ts': 'ends after %s',
    },
  },
  {
    id: '7.4.1',
    title: 'A session that has ended opens nothing',
    tests: {
      'tests/contract/customers/sign-in.test.ts':
        'ends at sign-out, and a cookie that this site did not seal opens nothing',
    },
  },
  {
    id: '7.4.2',
    title: 'Deleting an account ends its sessions',
    tests: {
      'tests/contract/customers/personal-data.test.ts':
        'SAVE-06 everything stored about a person is in their file, and erasing them leaves no trace in any table',
    },
  },
  {
    id: '7.4.3',
    title: 'Changing the number ends other sessions',
    tests: {
      'tests/journeys/customers/my-data.test.ts':
        'SAVE-06 a customer changes their number and then deletes their data',
    },
  },
  {
    id: '7.4.4',
    title: 'Every page of an account lets its customer sign out',
    tests: {
      'tests/pages/customers/sign-out.test.ts': 'SAVE-01 $path lets its customer sign out',
    },
  },
  {
    id: '7.4.5',
    title: 'Operators can end sessions',
    tests: {
      'tests/contract/customers/end-sessions.test.ts':
        'SAVE-01 forecourt end-sessions signs one customer out, or all of a site',
    },
  },
  {
    id: '7.5.1',
    title: 'Changing the number needs a new sign-in',
    notYet:
      'Changing it needs a code at the new number only, so that customers who have lost the old one can keep their account.',
    tests: {
      'tests/journeys/customers/my-data.test.ts':
        'SAVE-06 a customer changes their number and then deletes their data',
    },
  },
  {
    id: '7.5.2',
    title: 'Customers see and end their sessions, after signing in again',
    notYet: 'They see them and can end each, without another code.',
    tests: {
      'tests/pages/customers/sign-in-log.test.ts':
        'SAVE-01 the log says when a customer ends sessions or erases their data',
    },
  },
  ...together(
    { notApplicable: 'No session is federated.' },
    {
      '7.6.1': 'Sessions here and at the provider end as documented',
      '7.6.2': 'A session needs an action of its user',
    },
  ),
]
