import { type Requirement } from '../requirement.ts'

export const data: readonly Requirement[] = [
  {
    id: '14.1.1',
    title: 'Sensitive data is known and classified',
    documents: {
      'docs/security.md': 'Data protection',
      'docs/personal-data.md': 'what is stored, and for how long',
    },
  },
  {
    id: '14.1.2',
    title: 'Each class has its protection',
    documents: {
      'docs/security.md': 'Data protection',
    },
  },
  {
    id: '14.2.1',
    title: 'Addresses hold nothing sensitive',
    tests: {
      'tests/pages/site/sign-in-secrets.test.ts':
        'SAVE-01 after a whole sign-in, neither the code nor a token is in a log line, an address or a table',
      'tests/server/secret-addresses.test.ts': 'LEAD-10 %s is not cached, and its secret is not logged',
    },
    note: 'A link in an email has a token for one booking or reservation, which is neither logged nor passed on.',
  },
  {
    id: '14.2.2',
    title: 'Caches on the way hold nothing sensitive',
    tests: {
      'tests/server/security-headers.test.ts':
        'OPS-05 visitors’ pages are not cached on the way, and hashed files are',
      'tests/server/shared-pages.test.ts': 'OPS-04 is never what others get',
      'tests/journeys/site/cached-pages.test.ts':
        'OPS-04 nothing of one visitor is on a page that others get',
    },
  },
  {
    id: '14.2.3',
    title: 'Trackers get nothing sensitive',
    notYet:
      'A page whose address holds a secret neither loads services nor reports to them. A service that was loaded earlier in the same visit is not unloaded when the visitor comes to such a page by a link or a form.',
    tests: {
      'src/web/tracking/consent/choice.test.ts':
        'TRACK-02 whether third parties that a visitor allows hear of %s is %s',
      'tests/journeys/site/tracking.test.ts':
        'TRACK-02 third parties get no event before consent, and then events in the council’s format',
      'src/domain/tracking/asc-events.test.ts':
        'have the page’s location in lower case, without its query string',
    },
  },
  {
    id: '14.2.4',
    title: 'Data is protected as documented',
    tests: {
      'tests/contract/customers/prune-customers.test.ts':
        'OPS-08 customers are kept for as long as the dealer’s settings say',
      'tests/contract/database/prune-old-records.test.ts':
        'LEAD-08 OPS-03 records are kept for as long as the dealer’s settings say',
      'tests/server/connections/health.test.ts':
        'OPS-03 a request is one log line, without its query, address, cookie or browser',
    },
  },
  {
    id: '14.3.1',
    title: 'Signing out leaves nothing in the browser',
    tests: {
      'tests/server/secret-addresses.test.ts': 'SAVE-06 no browser keeps a copy of %s',
      'src/web/customers/session-cookies.server.test.ts':
        'SAVE-04 the browser forgets the pages that it kept when a customer signs out',
      'tests/journeys/customers/account-watchlist.test.ts':
        'SAVE-04 what was saved before signing in is on the account afterwards, and not on the device',
    },
  },
  {
    id: '14.3.2',
    title: 'Browsers keep no copy of sensitive pages',
    tests: {
      'tests/server/secret-addresses.test.ts': [
        'SAVE-06 no browser keeps a copy of %s',
        'LEAD-10 %s is not cached, and its secret is not logged',
      ],
    },
    note: 'The later steps of a form are private and checked again each time, but may be kept, so that going back shows what was typed.',
  },
  {
    id: '14.3.3',
    title: 'Browser storage holds nothing sensitive',
    tests: {
      'tests/journeys/cars/browse-and-enquire.test.ts':
        'OPS-05 nothing that was typed stays in the browser’s storage',
    },
  },
]
