import { type Requirement } from '../requirement.ts'

export const frontend: readonly Requirement[] = [
  {
    id: '3.2.1',
    title: 'No response runs in a context that it isn’t for',
    tests: {
      'tests/server/security-headers.test.ts': 'OPS-05 %s allows no scripts',
      'tests/server/pictures/images.slow.test.ts':
        'OPS-05 may be one of our drawings, but is never sent as a drawing',
      'tests/pages/site/outbox.test.ts': 'API-03 an email shows as it looks, and nothing in it can run',
    },
  },
  {
    id: '3.2.2',
    title: 'Text is shown as text',
    tests: {
      'tests/secure-code.test.ts': 'OPS-05 no code %s, but where it was reviewed',
      'tests/pages/search/search-page.test.ts': 'OPS-05 escapes any search text',
    },
  },
  {
    id: '3.3.1',
    title: 'Cookies are Secure and have the __Host- prefix',
    tests: {
      'src/web/request/http-only-cookie.server.test.ts':
        'OPS-05 over HTTPS a cookie has the __Host- prefix and the attributes that browsers require with it',
      'src/web/customers/session-cookies.server.test.ts':
        'OPS-05 over HTTPS every cookie of a session is Secure and has the __Host- prefix',
    },
  },
  {
    id: '3.3.2',
    title: 'Each cookie has the SameSite that it needs',
    tests: {
      'src/web/request/http-only-cookie.server.test.ts':
        'OPS-05 over HTTPS a cookie has the __Host- prefix and the attributes that browsers require with it',
    },
  },
  {
    id: '3.3.3',
    title: 'Cookies are for one host',
    tests: {
      'src/web/request/http-only-cookie.server.test.ts':
        'OPS-05 over HTTPS a cookie without the prefix, which a subdomain could set, is ignored',
    },
  },
  {
    id: '3.3.4',
    title: 'Scripts can’t read a session',
    tests: {
      'src/web/customers/session-cookies.server.test.ts':
        'OPS-05 scripts can read that there is a session, and nothing else of it',
    },
  },
  {
    id: '3.4.1',
    title: 'HTTPS only, for two years, subdomains too',
    notYet:
      'A dealer’s bare domain leaves its subdomains out, because the dealer’s other systems may be there without HTTPS. Every other host includes them.',
    tests: {
      'tests/server/forwarding.test.ts': 'OPS-05 browsers reach %s over HTTPS only: %s',
    },
  },
  {
    id: '3.4.2',
    title: 'No response is for other websites’ scripts',
    tests: {
      'tests/secure-code.test.ts': 'OPS-05 no code %s, but where it was reviewed',
      'tests/server/security-headers.test.ts': 'OPS-05 %s carries the security headers of a page',
    },
  },
  {
    id: '3.4.3',
    title: 'A content security policy names what may run',
    tests: {
      'tests/server/security-headers.test.ts': [
        'OPS-05 inline scripts only run with the nonce of their own response',
        'TRACK-03 only a site that names a third-party service may reach it, and a demo may not',
      ],
      'src/web/shared-page/seal-page.test.ts': 'OPS-05 only the page’s own scripts and styles get a hash',
    },
  },
  {
    id: '3.4.4',
    title: 'Browsers don’t guess what a response is',
    tests: {
      'tests/server/security-headers.test.ts': [
        'OPS-05 %s carries the security headers of a page',
        'OPS-05 %s allows no scripts',
      ],
    },
  },
  {
    id: '3.4.5',
    title: 'Addresses don’t reach others by the referrer',
    tests: {
      'tests/server/security-headers.test.ts': 'OPS-05 %s carries the security headers of a page',
      'tests/server/secret-addresses.test.ts': 'LEAD-10 %s is not cached, and its secret is not logged',
    },
  },
  {
    id: '3.4.6',
    title: 'No page can be shown in another website’s frame',
    tests: {
      'tests/server/security-headers.test.ts': [
        'OPS-05 %s carries the security headers of a page',
        'OPS-05 %s allows no scripts',
      ],
    },
  },
  {
    id: '3.5.1',
    title: 'Other websites can’t send forms in a visitor’s name',
    tests: {
      'tests/server/writes.test.ts': 'OPS-05 a write with the origin %s is answered with %s',
      'tests/server/pages.test.ts':
        'OPS-05 a form passes the router’s origin check behind a proxy that ends TLS',
    },
  },
  {
    id: '3.5.2',
    title: 'Nothing depends on the browser asking first (preflight)',
    tests: {
      'tests/server/writes.test.ts': 'OPS-05 a write with the origin %s is answered with %s',
    },
  },
  {
    id: '3.5.3',
    title: 'Reading changes nothing that matters',
    tests: {
      'tests/pages/customers/alerts-page.test.ts':
        'works without signing in: opening it changes nothing, and a button stops one channel or all',
      'tests/pages/site/api-document.slow.test.ts': 'any other method gets a 405 with an Allow header',
      'tests/server/writes.test.ts':
        'API-01 neither a page nor the collection of leads supports %s, and each names its methods',
    },
  },
  {
    id: '3.5.4',
    title: 'Each dealer’s site has a host of its own',
    tests: {
      'tests/server/hosts.test.ts': 'SITE-01 the host selects the dealer',
      'tests/journeys/customers/sign-in.test.ts':
        'SAVE-01 a session works on its own site only, and an old cookie on none',
    },
  },
  {
    id: '3.5.5',
    title: 'Messages of other windows are checked',
    tests: {
      'tests/secure-code.test.ts': 'OPS-05 no code %s, but where it was reviewed',
    },
    note: 'Pages listen to none.',
  },
  {
    id: '3.7.1',
    title: 'Only supported browser technology',
    tests: {
      'tests/server/security-headers.test.ts':
        'OPS-05 inline scripts only run with the nonce of their own response',
    },
    note: 'HTML, CSS, scripts and SVG. The policy forbids plug-ins.',
  },
  {
    id: '3.7.2',
    title: 'Redirects lead to other hosts only where these are listed',
    tests: {
      'src/domain/customers/return-path.test.ts':
        "ROUTE-03 none of ${foreignAddresses.length} forms of another site's address is followed",
      'src/domain/content/redirects.test.ts': 'RNG-05 redirects can’t lead to %s',
      'tests/pages/site/sign-in.test.ts': 'takes no way back to another website',
      'tests/pages/uploads/image-upload.test.ts': 'it leads to no other site',
    },
  },
]
