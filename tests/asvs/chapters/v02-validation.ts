import { type Requirement } from '../requirement.ts'

export const validation: readonly Requirement[] = [
  {
    id: '2.1.1',
    title: 'Input rules are documented',
    tests: {
      'tests/pages/site/api-document.slow.test.ts': 'and the document accepts the same requests: %s %s %i %o',
    },
    documents: {
      'docs/security.md': 'Input rules',
    },
  },
  {
    id: '2.1.2',
    title: 'Rules for fields that depend on each other are documented',
    documents: {
      'docs/security.md': 'Fields that depend on each other are checked together',
    },
  },
  {
    id: '2.1.3',
    title: 'Limits per person and in all are documented',
    documents: {
      'docs/customers.md': 'What it costs, and what stops abuse',
      'docs/security.md': 'Limits on expensive requests',
      'docs/uploads.md': 'Arriving',
    },
  },
  {
    id: '2.2.1',
    title: 'All input is checked against what is expected',
    tests: {
      'tests/pages/enquiries/lead-api.test.ts': 'names the fields that it can’t read, and what they accept',
      'tests/pages/enquiries/every-form.test.ts':
        'LEAD-04 names every missing field, word for word, and stores nothing',
      'tests/contract/sites/sites.test.ts':
        'that is invalid is refused with the path of each invalid field, and the site stays as it is',
    },
  },
  {
    id: '2.2.2',
    title: 'The server checks, whatever the browser did',
    tests: {
      'tests/pages/enquiries/every-form.test.ts': 'creates a lead of its kind, without scripts',
      'tests/pages/uploads/image-upload.test.ts':
        'an image of 10,000,000 bytes is too large, one byte less is not',
    },
  },
  {
    id: '2.2.3',
    title: 'Fields fit each other',
    tests: {
      'tests/pages/trade-in/wizard.test.ts': 'the last one needs everything, and a postcode that exists',
      'src/sites/site.test.ts': 'is refused if a location names an unknown dealership',
      'tests/pages/site/finance-calculator.test.ts': 'sends its result with the lead, to the same cents',
    },
  },
  {
    id: '2.3.1',
    title: 'Steps are taken in their order',
    tests: {
      'tests/pages/trade-in/wizard-photos-and-link.test.ts': 'a step that has not been reached is not shown',
      'tests/pages/trade-in/offer.test.ts': 'is not possible once it has expired, nor before the questions',
      'tests/contract/reservations/hold-life-cycle.slow.test.ts':
        'RSV-02 RSV-03 RSV-06 no order of steps leads to an illegal state, and in the end the books agree',
    },
  },
  {
    id: '2.3.2',
    title: 'Documented limits hold',
    tests: {
      'tests/contract/customers/sign-in.test.ts': [
        'is tried fifteen times a day per number, however long someone keeps guessing',
        'requests from many networks stay inside the site’s budget',
      ],
      'tests/contract/reservations/reserve-limits.test.ts': 'a person pays for one vehicle at a time',
      'tests/pages/uploads/image-upload.test.ts':
        'the eleventh image is refused, also when eleven arrive at once',
    },
  },
  {
    id: '2.3.3',
    title: 'An operation happens completely or not at all',
    tests: {
      'tests/contract/leads/leads.test.ts': 'LEAD-08 a lead is stored together with its delivery job',
      'tests/contract/leads/appointments.test.ts':
        'LEAD-10 LEAD-08 an appointment and the lead that booked it are stored together or not at all',
      'tests/kills/leads.test.ts':
        'LEAD-08 kill -9 under load loses no acknowledged lead, and each arrives under one id',
    },
  },
  {
    id: '2.3.4',
    title: 'What there is one of can’t be booked twice',
    tests: {
      'tests/contract/reservations/holds.test.ts': 'of many who try at the same moment, one gets the vehicle',
      'tests/contract/leads/appointments.test.ts':
        'three of 200 simultaneous customers get a time with three places',
      'tests/contract/leads/spin-wheel.test.ts': 'gives no prize more often than there are',
    },
  },
  {
    id: '2.4.1',
    title: 'Programs can’t use costly functions without end',
    tests: {
      'tests/pages/enquiries/spam.test.ts': [
        'a flood is limited, with a message on what to do and every value kept',
        'a proof is valid for one form, however often it is sent',
      ],
      'tests/contract/customers/sign-in.test.ts': 'requests from many networks stay inside the site’s budget',
      'tests/pages/trade-in/eval-expert-api.test.ts':
        'one address looks up ten vehicles an hour, whichever process answers',
      'tests/server/admission.test.ts':
        'OPS-07 reading has a generous limit per address, which pictures and files do not count towards',
    },
  },
]
