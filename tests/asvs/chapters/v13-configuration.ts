import { type Requirement } from '../requirement.ts'

export const configuration: readonly Requirement[] = [
  {
    id: '13.1.1',
    title: 'Connections to other systems are documented',
    documents: {
      'docs/security.md': 'Connections to other systems',
    },
  },
  {
    id: '13.2.1',
    title: 'Services authenticate with accounts of their own',
    operator: 'Give each server an account of its own at the database, the mail server and the gateways.',
    documents: {
      'docs/security.md': 'Connections to other systems',
    },
  },
  {
    id: '13.2.2',
    title: 'These accounts have no more rights than they need',
    tests: {
      'tests/contract/database/database-faults.test.ts':
        'OPS-05 an account with more rights than it needs is a fault',
      'src/server/deployment/deployment-faults.test.ts': 'is not run as root',
    },
  },
  {
    id: '13.2.3',
    title: 'No default credentials',
    tests: {
      'src/server/deployment/deployment-faults.test.ts': 'with %o',
    },
  },
  {
    id: '13.2.4',
    title: 'A list says which systems may be called',
    notYet:
      'Search servers, webhooks and every gateway are listed by the operator. Pictures come from any public host over HTTPS that a dealer’s feed or settings name.',
    tests: {
      'src/integrations/webhooks/signed-webhooks.test.ts':
        'LEAD-08 a receiver without a secret in WEBHOOK_SECRETS is not called',
      'tests/contract/search/configured-search.slow.test.ts':
        'SRCH-17 a search server without a key in SEARCH_KEYS is never contacted',
    },
  },
  {
    id: '13.2.5',
    title: 'The server can reach nothing else',
    operator: 'A firewall in front of the servers can do this.',
    documents: {
      'docs/security.md': 'a firewall should let the servers reach these and nothing more',
    },
  },
  {
    id: '13.3.1',
    title: 'Secrets are managed by a system for it',
    operator:
      'Secrets come in environment variables, from the file or the secrets manager that the operator chose. None is in the code or in a site’s settings.',
    documents: {
      'docs/running.md': 'Put secrets',
    },
  },
  {
    id: '13.3.2',
    title: 'Few can reach secrets',
    operator: 'The environment file belongs to the service’s account.',
  },
  {
    id: '13.4.1',
    title: 'No source control data can be reached',
    tests: {
      'tests/server/static-files.test.ts': 'OPS-05 %s is neither a file nor a page',
    },
  },
  {
    id: '13.4.2',
    title: 'No debugging in production',
    tests: {
      'src/server/deployment/deployment-faults.test.ts': 'with %o',
      'tests/server/pages.test.ts': 'a page that failed to render is an error page',
    },
  },
  {
    id: '13.4.3',
    title: 'No listings of folders',
    tests: {
      'tests/server/static-files.test.ts': 'the address of a folder is a page',
    },
  },
  {
    id: '13.4.4',
    title: 'No TRACE',
    tests: {
      'tests/server/connections/malformed-requests.test.ts': 'OPS-05 the method %s is answered with 405',
    },
  },
  {
    id: '13.4.5',
    title: 'Internal documents and metrics aren’t public',
    tests: {
      'tests/server/forwarding.test.ts': 'OPS-05 /metrics are for this machine only',
    },
    note: 'The description of the API is public on purpose.',
  },
]
