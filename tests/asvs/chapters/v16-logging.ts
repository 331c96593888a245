import { type Requirement } from '../requirement.ts'

export const logging: readonly Requirement[] = [
  {
    id: '16.1.1',
    title: 'There is a list of what is logged',
    documents: {
      'docs/security.md': '## Logs',
    },
  },
  {
    id: '16.2.1',
    title: 'A line says when, where, who and what',
    tests: {
      'tests/server/connections/health.test.ts':
        'OPS-03 a request is one log line, without its query, address, cookie or browser',
      'tests/pages/customers/sign-in-log.test.ts':
        'SAVE-01 the log says of each sign-in how it went, by the customer’s id',
    },
  },
  {
    id: '16.2.2',
    title: 'Times are UTC and clocks agree',
    tests: {
      'src/server/log.test.ts': 'OPS-05 a line has its time in UTC, as milliseconds',
    },
    documents: {
      'docs/security.md': 'so synchronise it',
    },
  },
  {
    id: '16.2.3',
    title: 'Logs go only where documented',
    documents: {
      'docs/security.md': 'to its standard output and nothing to any other place',
    },
  },
  {
    id: '16.2.4',
    title: 'Logs have one format that machines read',
    tests: {
      'src/server/log.test.ts': 'OPS-05 what a visitor sends can’t begin a line of its own',
    },
  },
  {
    id: '16.2.5',
    title: 'Sensitive data isn’t logged',
    tests: {
      'src/server/log.test.ts': 'OPS-05 a failed statement is logged without its parameter values',
      'tests/pages/site/sign-in-secrets.test.ts':
        'SAVE-01 after a whole sign-in, neither the code nor a token is in a log line, an address or a table',
    },
  },
  {
    id: '16.3.1',
    title: 'Each sign-in is logged',
    tests: {
      'tests/pages/customers/sign-in-log.test.ts':
        'SAVE-01 the log says of each sign-in how it went, by the customer’s id',
    },
  },
  {
    id: '16.3.2',
    title: 'Refused access is logged',
    tests: {
      'tests/server/secret-addresses.test.ts':
        'LEAD-10 a secret address is not logged when a write is refused or the address is redirected',
      'tests/server/connections/health.test.ts':
        'OPS-03 a request is one log line, without its query, address, cookie or browser',
    },
    note: 'As the line of the request, with its status.',
  },
  {
    id: '16.3.3',
    title: 'Attempts to get around limits are logged',
    tests: {
      'tests/server/admission.test.ts': 'the metrics show how many wait and how many were refused',
      'tests/contract/customers/unused-codes.test.ts':
        'SAVE-01 the log warns of codes that nobody uses once a day, whatever the number of processes',
      'tests/pages/enquiries/form-steps.test.ts':
        'LEAD-09 with the hidden field filled in is stored as suspect',
    },
  },
  {
    id: '16.3.4',
    title: 'Unexpected errors are logged',
    tests: {
      'tests/server/pages.test.ts':
        'OPS-03 an unexpected error in a route is logged once, with the request’s id and without the query',
    },
  },
  {
    id: '16.4.1',
    title: 'Text from outside can’t forge a line',
    tests: {
      'src/server/log.test.ts': 'OPS-05 what a visitor sends can’t begin a line of its own',
    },
  },
  {
    id: '16.4.2',
    title: 'Logs can’t be read or changed by others',
    operator:
      'Logs are written to standard output. Who may read what becomes of them is the operator’s choice.',
  },
  {
    id: '16.4.3',
    title: 'Logs are on another system',
    operator: 'Send standard output to another machine.',
    documents: {
      'docs/security.md': 'keep them on another machine',
    },
  },
  {
    id: '16.5.1',
    title: 'Errors reveal nothing',
    tests: {
      'tests/server/pages.test.ts': [
        'API-01 an API error has the API’s shape, however the route reported it',
        'a page that failed to render is an error page',
      ],
      'tests/server/connections/health.test.ts':
        'OPS-03 without its database the process is alive but not ready, and does not say why',
    },
  },
  {
    id: '16.5.2',
    title: 'Other systems may fail',
    tests: {
      'tests/server/database/database-outage.slow.test.ts': 'pages fail at once, and recover when it does',
      'src/integrations/valuation/valuations.test.ts':
        'TRD-08 after failures in a row the provider is left alone, until one request finds it back',
      'tests/contract/search/configured-search.slow.test.ts':
        'SRCH-17 the built-in engine takes over while the hosted one is down, with one log line, a metric and automatic recovery',
    },
  },
  {
    id: '16.5.3',
    title: 'A failure never lets anything through',
    tests: {
      'tests/pages/enquiries/every-form.test.ts':
        'LEAD-07 returns with every value when the lead fails to save',
      'src/operations/spam/seal.test.ts': 'loads its key once, and again only after a failure',
      'tests/pages/site/payment-webhook.test.ts':
        'RSV-03 a webhook with a wrong signature, or that is replayed after five minutes, is refused and changes nothing',
    },
  },
]
