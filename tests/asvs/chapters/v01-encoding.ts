import { type Requirement } from '../requirement.ts'

export const encoding: readonly Requirement[] = [
  {
    id: '1.1.1',
    title: 'Input is decoded once, before it is checked',
    tests: {
      'tests/server/connections/malformed-requests.test.ts': 'OPS-05 %s is answered with 400',
      'tests/server/secret-addresses.test.ts': 'LEAD-10 %s is not cached, and its secret is not logged',
    },
  },
  {
    id: '1.1.2',
    title: 'Output is encoded last, by what writes it',
    tests: {
      'tests/pages/cars/car-page.test.ts': 'OPS-05 escapes any text from a feed or a visitor',
      'src/integrations/email/smtp-email.test.ts': 'LEAD-08 %s adds no recipient',
    },
  },
  {
    id: '1.2.1',
    title: 'Each kind of output has its own encoding: HTML, XML, headers',
    tests: {
      'tests/journeys/site/hostile-markup.test.ts': [
        'DATA-06 nothing in a vehicle of a feed runs in a browser',
        'RNG-04 nothing in a setting runs in a browser',
      ],
      'tests/server/hosts.test.ts': 'the start page shows a dealer’s name as text, whatever it contains',
      'src/domain/lead-delivery/emails.test.ts': 'keeps typed text out of headers and markup',
    },
  },
  {
    id: '1.2.2',
    title: 'Addresses are built safely, and only of safe kinds',
    tests: {
      'src/domain/shared/safe-link.test.ts': 'RNG-04 %s is not',
      'src/domain/content/redirects.test.ts': 'RNG-05 redirects can’t lead to %s',
    },
  },
  {
    id: '1.2.3',
    title: 'Data inside scripts is escaped',
    tests: {
      'src/web/rendering/hand-over-data.test.ts': 'OPS-05 data can’t end its script, whatever a dealer wrote',
    },
  },
  {
    id: '1.2.4',
    title: 'Queries have parameters, and no text of a visitor in them',
    tests: {
      'tests/secure-code.test.ts': 'OPS-05 no code %s, but where it was reviewed',
      'tests/pages/search/search-api.test.ts': 'API-01 ignores invalid parameters',
    },
  },
  {
    id: '1.2.5',
    title: 'No command line has text from outside',
    tests: {
      'tests/secure-code.test.ts': 'OPS-05 no code %s, but where it was reviewed',
    },
  },
  {
    id: '1.2.6',
    title: 'LDAP injection',
    notApplicable: 'No directory service is used.',
  },
  {
    id: '1.2.7',
    title: 'XPath injection',
    notApplicable: 'No XPath is used: feeds are read element by element.',
  },
  {
    id: '1.2.8',
    title: 'LaTeX injection',
    notApplicable: 'No LaTeX is used.',
  },
  {
    id: '1.2.9',
    title: 'Texts in patterns are escaped',
    tests: {
      'tests/secure-code.test.ts': 'OPS-05 no code %s, but where it was reviewed',
      'src/domain/feeds/pattern.test.ts': 'OPS-02 a pattern matches in linear time:',
    },
    note: 'Patterns are made of the code’s own words. A dealer’s mapping may have patterns, which match in linear time.',
  },
  {
    id: '1.3.1',
    title: 'HTML from outside is cleaned by a well-known library',
    tests: {
      'src/integrations/markup/read-html.test.ts': 'drops %s',
      'src/integrations/markup/page-text-reader.test.ts':
        'removes executable code from HTML and refuses it in Markdown',
      'tests/journeys/site/hostile-markup.test.ts': [
        'RNG-04 nothing in a document runs in a browser',
        'DATA-06 the same texts do run in a page that takes them as they are',
      ],
    },
  },
  {
    id: '1.3.2',
    title: 'No text is run as code',
    tests: {
      'tests/secure-code.test.ts': 'OPS-05 no code %s, but where it was reviewed',
      'tests/server/security-headers.test.ts':
        'OPS-05 inline scripts only run with the nonce of their own response',
    },
  },
  {
    id: '1.3.3',
    title: 'Text for a dangerous place is cut and limited to what is safe there',
    tests: {
      'tests/pages/enquiries/partial-lead-limits.slow.test.ts':
        'the row of a partial %s stays small, whatever a client sends',
      'tests/pages/enquiries/bad-input.test.ts': 'an enquiry with an unstorable %s (%j) is still stored',
      'src/cli/reject-file.test.ts': 'OPS-02 a spreadsheet does not read %j as a formula',
    },
  },
  {
    id: '1.3.4',
    title: 'SVG from outside can’t run scripts',
    tests: {
      'tests/server/pictures/images.slow.test.ts':
        'OPS-05 may be one of our drawings, but is never sent as a drawing',
      'src/integrations/images/sharp-pictures.test.ts': 'OPS-05 no picture is made from',
    },
  },
  {
    id: '1.3.5',
    title: 'Markdown and styles from outside are cleaned',
    tests: {
      'src/integrations/markup/page-text-reader.test.ts':
        'removes executable code from HTML and refuses it in Markdown',
      'tests/contract/sites/content.test.ts': 'is stored without what could run code',
    },
  },
  {
    id: '1.3.6',
    title: 'The server can’t be made to call inside addresses (SSRF)',
    tests: {
      'src/integrations/images/https-pictures.test.ts': [
        'OPS-05 is not fetched: %s',
        'OPS-05 a name that resolves to %j is not connected to at all',
        'OPS-05 is not fetched through a redirect',
      ],
      'src/integrations/webhooks/signed-webhooks.test.ts':
        'LEAD-08 a name that resolves to our own network is not called',
    },
  },
  {
    id: '1.3.7',
    title: 'No template is made of text from outside',
    tests: {
      'tests/secure-code.test.ts': 'OPS-05 no code %s, but where it was reviewed',
    },
    note: 'Pages, emails and documents are components and functions of the code; there is no template language.',
  },
  {
    id: '1.3.8',
    title: 'JNDI injection',
    notApplicable: 'No Java.',
  },
  {
    id: '1.3.9',
    title: 'Memcache injection',
    notApplicable: 'No memcache: caches are maps in each process.',
  },
  {
    id: '1.3.10',
    title: 'Format strings',
    notApplicable:
      'No text from outside is used as a format. Values are joined by template literals, and messages of the log are constants.',
  },
  {
    id: '1.3.11',
    title: 'Text from outside adds nothing to an email’s headers',
    tests: {
      'src/integrations/email/smtp-email.test.ts': 'LEAD-08 %s adds no recipient',
      'src/domain/lead-delivery/emails.test.ts': 'keeps typed text out of headers and markup',
    },
  },
  {
    id: '1.4.1',
    title: 'Memory-safe strings',
    notApplicable:
      'JavaScript is memory-safe. Pictures are decoded by libvips and libheif, and visitors’ photos in a process of its own.',
  },
  {
    id: '1.4.2',
    title: 'Numbers stay in their ranges',
    tests: {
      'src/domain/search/search-address.test.ts': 'limits the page to ten thousand',
      'src/domain/finance/read-estimate.test.ts': 'refuses figures that are not whole, finite and positive',
      'src/domain/feeds/amounts/fuzzed-money.test.ts':
        'DATA-04 a price is read as its exact figure or refused, never read as another figure',
    },
  },
  {
    id: '1.4.3',
    title: 'Memory is released safely',
    notApplicable: 'JavaScript’s memory is collected.',
  },
  {
    id: '1.5.1',
    title: 'XML is read without external entities',
    tests: {
      'src/integrations/feeds/refused-feed-file.test.ts':
        'OPS-02 a file that is not a feed is refused with a clear sentence:',
    },
    note: 'A file with a document type or an entity of its own is refused.',
  },
  {
    id: '1.5.2',
    title: 'Data from outside becomes plain data only',
    tests: {
      'tests/pages/enquiries/hostile-fields.test.ts': 'OPS-05 no field changes what every object inherits',
      'tests/contract/delivery/job-kinds.test.ts':
        'LEAD-08 a payload that does not fit its kind fails for good with the reason, before its handler runs',
    },
    note: 'Only JSON, CSV, XML and forms are read, each by a schema.',
  },
]
