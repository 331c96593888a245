import { together, type Requirement } from '../requirement.ts'

export const api: readonly Requirement[] = [
  {
    id: '4.1.1',
    title: 'Each response says what it is and in which encoding',
    tests: {
      'tests/pages/site/content-types.test.ts': 'OPS-05 %s says what it is: %s',
      'tests/server/static-files.test.ts': 'files for browsers have the correct content type',
    },
  },
  {
    id: '4.1.2',
    title: 'Only pages redirect from HTTP to HTTPS, calls don’t',
    operator:
      'The proxy redirects. The example for nginx redirects reading, and refuses anything that is sent without TLS.',
    documents: {
      'deploy/nginx.conf': 'return 301 https',
    },
  },
  {
    id: '4.1.3',
    title: 'Visitors can’t set the headers of a proxy',
    tests: {
      'tests/server/forwarding.test.ts': [
        'SITE-01 forwarding headers of a stranger are ignored',
        'OPS-05 entries that a visitor put before the proxy’s own are ignored',
      ],
    },
  },
  {
    id: '4.2.1',
    title: 'Messages end where every component thinks they do',
    tests: {
      'tests/server/connections/malformed-requests.test.ts': [
        'OPS-05 %s is answered with 400',
        'OPS-05 hundreds of damaged requests cause neither a crash nor a server error',
      ],
    },
  },
  ...together(
    { notApplicable: 'There is no GraphQL.' },
    {
      '4.3.1': 'Queries have a cost limit',
      '4.3.2': 'The schema can’t be asked for',
    },
  ),
  ...together(
    { notApplicable: 'There is no WebSocket.' },
    {
      '4.4.1': 'Sockets are encrypted',
      '4.4.2': 'The origin of a socket is checked',
      '4.4.3': 'Sockets have tokens of their own where needed',
      '4.4.4': 'These tokens come from a session',
    },
  ),
]
