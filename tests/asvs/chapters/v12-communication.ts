import { type Requirement } from '../requirement.ts'

export const communication: readonly Requirement[] = [
  {
    id: '12.1.1',
    title: 'TLS 1.2 and 1.3 only',
    operator: 'The proxy ends TLS. The example for nginx names both versions.',
    documents: {
      'deploy/nginx.conf': 'ssl_protocols TLSv1.2 TLSv1.3',
    },
  },
  {
    id: '12.1.2',
    title: 'Recommended ciphers only',
    operator: 'The proxy ends TLS; the defaults of a current nginx are the recommended ones.',
  },
  {
    id: '12.1.3',
    title: 'Client certificates are checked',
    notApplicable: 'No client certificate is used.',
  },
  {
    id: '12.2.1',
    title: 'Visitors connect by TLS only',
    operator:
      'The proxy ends TLS and redirects. Forecourt tells browsers to come back by HTTPS only, and check-deploy refuses to run without a proxy.',
    documents: {
      'docs/running.md': 'The proxy',
    },
  },
  {
    id: '12.2.2',
    title: 'Certificates are publicly trusted',
    operator: 'The proxy has them.',
  },
  {
    id: '12.3.1',
    title: 'Connections to other systems are encrypted',
    tests: {
      'src/server/deployment/deployment-faults.test.ts': 'with %o',
      'src/server/env.test.ts': '%s=%s is refused',
    },
    note: 'Between the proxy and Forecourt is plain HTTP; see 12.3.3.',
  },
  {
    id: '12.3.2',
    title: 'Certificates of other systems are checked',
    tests: {
      'tests/secure-code.test.ts': 'OPS-05 no code %s, but where it was reviewed',
    },
  },
  {
    id: '12.3.3',
    title: 'HTTP between our own services is encrypted',
    operator:
      'Forecourt speaks plain HTTP to its proxy, so run both on one machine, or put an encrypted network between them.',
  },
  {
    id: '12.3.4',
    title: 'Certificates between our own services are trusted ones',
    operator: 'Name your authority in NODE_EXTRA_CA_CERTS, and in sslrootcert for the database.',
  },
]
