import { type Requirement } from '../requirement.ts'

export const cryptography: readonly Requirement[] = [
  {
    id: '11.1.1',
    title: 'How keys are managed is documented',
    documents: {
      'docs/security.md': 'Keys and algorithms',
    },
  },
  {
    id: '11.1.2',
    title: 'Keys, algorithms and certificates are listed',
    documents: {
      'docs/security.md': 'Keys and algorithms',
    },
  },
  {
    id: '11.2.1',
    title: 'Cryptography is the platform’s',
    tests: {
      'tests/secure-code.test.ts': 'OPS-05 no code %s, but where it was reviewed',
    },
    note: 'Node’s crypto, which is OpenSSL, and the providers’ libraries.',
  },
  {
    id: '11.2.2',
    title: 'Algorithms and keys can be replaced',
    notYet:
      'Webhook and Stripe secrets can be replaced without a gap. A site’s own key can’t: a new one ends its sessions and sealed links.',
    tests: {
      'src/integrations/webhooks/signed-webhooks.test.ts':
        'LEAD-08 calls are signed with both secrets while one replaces the other',
      'src/integrations/payments/stripe/stripe-events.test.ts':
        'RSV-03 while a webhook secret is being replaced, both count',
    },
  },
  {
    id: '11.2.3',
    title: 'At least 128 bits of security',
    documents: {
      'docs/security.md': 'Keys and algorithms',
    },
  },
  {
    id: '11.3.1',
    title: 'No insecure block modes or paddings',
    tests: {
      'tests/secure-code.test.ts': 'OPS-05 no code %s, but where it was reviewed',
    },
    note: 'The application encrypts nothing itself.',
  },
  {
    id: '11.3.2',
    title: 'Approved ciphers only',
    tests: {
      'tests/secure-code.test.ts': 'OPS-05 no code %s, but where it was reviewed',
    },
  },
  {
    id: '11.3.3',
    title: 'Encrypted data can’t be changed unnoticed',
    tests: {
      'tests/secure-code.test.ts': 'OPS-05 no code %s, but where it was reviewed',
    },
  },
  {
    id: '11.4.1',
    title: 'Approved hashes only',
    tests: {
      'tests/secure-code.test.ts': 'OPS-05 no code %s, but where it was reviewed',
    },
    note: 'PostgreSQL’s md5 makes the endings of addresses differ, which protects nothing.',
  },
  {
    id: '11.4.2',
    title: 'Passwords are stored with a password hash',
    staffConsole: 'There are no passwords yet. One-time codes are stored with scrypt.',
  },
  {
    id: '11.4.3',
    title: 'Hashes of signatures are long enough',
    tests: {
      'src/operations/spam/seal.test.ts': 'does not open when it is %j',
    },
    documents: {
      'docs/security.md': 'HMAC-SHA-256, cut to 128 bits',
    },
  },
  {
    id: '11.4.4',
    title: 'Keys from passwords are stretched',
    notApplicable: 'No key is derived from a password.',
  },
  {
    id: '11.5.1',
    title: 'What can’t be guessed has 128 random bits',
    notYet:
      'Tokens of sessions, forms and links have 256 bits and seals 128. The id of a partial lead, which is all that a program needs to finish it, has 74 random bits.',
    tests: {
      'tests/pages/enquiries/lead-api.test.ts':
        'SITE-01 finds no lead of another site, and no lead that was sent complete',
    },
  },
  {
    id: '11.6.1',
    title: 'Key pairs are made and used safely',
    notApplicable: 'Forecourt makes no key pairs. Those of TLS are the proxy’s.',
  },
]
