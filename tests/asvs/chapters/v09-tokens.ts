import { type Requirement } from '../requirement.ts'

export const tokens: readonly Requirement[] = [
  {
    id: '9.1.1',
    title: 'A seal is checked before its content counts',
    tests: {
      'src/operations/spam/seal.test.ts': 'does not open when it is %j',
      'src/integrations/payments/stripe/stripe-events.test.ts':
        'RSV-03 a webhook counts only as it was signed, with our secret, within five minutes',
    },
  },
  {
    id: '9.1.2',
    title: 'One algorithm, which the token can’t choose',
    tests: {
      'tests/secure-code.test.ts': 'OPS-05 no code %s, but where it was reviewed',
      'src/operations/spam/seal.test.ts': 'does not open when it is %j',
    },
  },
  {
    id: '9.1.3',
    title: 'Keys are the site’s own',
    tests: {
      'src/operations/spam/seal.test.ts': 'opens only for its purpose, and only with the site’s key',
    },
  },
  {
    id: '9.2.1',
    title: 'A seal with a time counts within it',
    tests: {
      'tests/pages/uploads/image-upload.test.ts':
        'can be seen by who has the link, until it expires, and on no other site',
      'tests/contract/sites/content.test.ts': 'has a link that expires, and that only this site opens',
      'tests/pages/trade-in/wizard-photos-and-link.test.ts': 'works for seven days',
    },
  },
  {
    id: '9.2.2',
    title: 'A seal is good for its purpose only',
    tests: {
      'src/operations/spam/seal.test.ts': 'opens only for its purpose, and only with the site’s key',
    },
  },
  {
    id: '9.2.3',
    title: 'A seal is good for its site only',
    tests: {
      'src/operations/spam/seal.test.ts': 'opens only for its purpose, and only with the site’s key',
      'tests/pages/customers/alerts-page.test.ts': 'that isn’t ours, or is of another site, stops nothing',
    },
  },
  {
    id: '9.2.4',
    title: 'Tokens for different receivers differ',
    tests: {
      'src/operations/spam/seal.test.ts': 'opens only for its purpose, and only with the site’s key',
    },
    note: 'The site and the purpose are part of what is signed.',
  },
]
