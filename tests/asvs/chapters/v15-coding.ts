import { type Requirement } from '../requirement.ts'

export const coding: readonly Requirement[] = [
  {
    id: '15.1.1',
    title: 'Deadlines for updates are documented',
    documents: {
      'docs/security.md': 'Updates',
    },
  },
  {
    id: '15.1.2',
    title: 'There is a list of third-party components',
    tests: {
      'tests/dependencies.test.ts': [
        'lists every package with its version and licence in CycloneDX',
        'is what was reviewed, byte for byte, from the public registry',
      ],
    },
  },
  {
    id: '15.1.3',
    title: 'Costly functions and their limits are documented',
    documents: {
      'docs/security.md': 'Limits on expensive requests',
    },
  },
  {
    id: '15.2.1',
    title: 'No component is past its deadline',
    notYet:
      'Nothing here looks up known vulnerabilities: that needs a database of them. Run npm audit where the registry answers it.',
    documents: {
      'SECURITY.md': 'Known vulnerabilities of dependencies',
    },
  },
  {
    id: '15.2.2',
    title: 'Costly functions can’t take the site down',
    tests: {
      'tests/server/admission.test.ts': 'OPS-07 when the queue is full',
      'tests/server/pictures/images.slow.test.ts':
        'API-02 is converted once for two hundred simultaneous requests',
      'tests/server/brochures.test.ts':
        'is refused for a while at %s if it is requested more often than a person prints',
    },
  },
  {
    id: '15.2.3',
    title: 'Production has no code for tests or demos',
    tests: {
      'tests/pages/site/component-gallery.test.ts': 'SITE-03 a dealer’s own website has no component gallery',
      'tests/pages/site/outbox.test.ts': 'API-03 a dealer’s own website has no %s',
      'src/server/deployment/deployment-faults.test.ts': 'with %o',
    },
  },
  {
    id: '15.3.1',
    title: 'Responses have only the fields that are needed',
    tests: {
      'tests/pages/site/api-document.slow.test.ts': 'API-01 every response matches the document',
      'tests/pages/site/site-frame.test.ts': 'does not reveal the site’s search host',
    },
  },
  {
    id: '15.3.2',
    title: 'Calls to other systems follow no redirect',
    tests: {
      'src/integrations/images/https-pictures.test.ts': 'OPS-05 is not fetched through a redirect',
      'src/integrations/captcha/captchas.test.ts':
        'sends its secret to no other address that a response leads to',
    },
  },
  {
    id: '15.3.3',
    title: 'A request sets only the fields that it may',
    tests: {
      'tests/pages/enquiries/hostile-fields.test.ts': 'OPS-05 a lead has only the fields that a form has',
      'tests/pages/trade-in/eval-expert-api.test.ts':
        'sends the email address of the site, whatever the caller sends',
    },
  },
  {
    id: '15.3.4',
    title: 'A visitor’s address is the real one',
    tests: {
      'tests/server/forwarding.test.ts': [
        'OPS-01 a trusted proxy names the host, the protocol and the visitor',
        'OPS-05 entries that a visitor put before the proxy’s own are ignored',
      ],
      'tests/server/actor.test.ts': 'OPS-05 %s is requested by a visitor at their address',
    },
  },
  {
    id: '15.3.5',
    title: 'Values have the types that the code expects',
    tests: {
      'tests/architecture.test.ts': 'no comment silences the compiler (the linter forbids `any`)',
      'tests/pages/enquiries/lead-api.test.ts': 'rejects %s',
    },
  },
  {
    id: '15.3.6',
    title: 'No request changes what all objects inherit',
    tests: {
      'tests/pages/enquiries/hostile-fields.test.ts': 'OPS-05 no field changes what every object inherits',
      'src/domain/search/search-address.test.ts': 'sets no filter from %s',
    },
  },
  {
    id: '15.3.7',
    title: 'A parameter given twice confuses nothing',
    tests: {
      'src/domain/search/search-address.test.ts': 'reads one value of a parameter that may be there once',
      'tests/server/connections/malformed-requests.test.ts': 'OPS-05 %s is answered with 400',
    },
  },
]
