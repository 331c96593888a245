import { type Requirement } from '../requirement.ts'

export const authorisation: readonly Requirement[] = [
  {
    id: '8.1.1',
    title: 'Who may do what is documented',
    documents: {
      'docs/security.md': 'Access rights',
    },
  },
  {
    id: '8.1.2',
    title: 'Rules for single fields are documented',
    documents: {
      'docs/security.md': 'Fields have rules of their own',
    },
  },
  {
    id: '8.2.1',
    title: 'Functions are for those who may use them',
    tests: {
      'tests/pages/site/sign-in.test.ts': '%s sends a visitor to sign in and back',
      'tests/server/connections/health.test.ts':
        'OPS-03 the metrics count requests by kind, and are for this machine or for holders of the token',
    },
  },
  {
    id: '8.2.2',
    title: 'Data is for those whom it belongs to',
    tests: {
      'tests/pages/site/sign-in.test.ts':
        'refuse another number, a visitor, another site’s session, a form and rubbish',
      'tests/pages/uploads/image-upload.test.ts':
        'only for who has the form’s secret, or the same address without one',
      'tests/pages/enquiries/success-page.test.ts': 'shows the booking to no one else, and not after an hour',
    },
  },
  {
    id: '8.2.3',
    title: 'Fields are for those who may see or change them',
    tests: {
      'tests/pages/enquiries/hostile-fields.test.ts': 'OPS-05 a lead has only the fields that a form has',
      'src/integrations/feeds/dealer-cost-rows.test.ts': 'DATA-03 the dealer’s cost never gets into a row',
      'tests/pages/enquiries/car-enquiry.test.ts': 'CAR-06 is not in the page until the visitor reveals it',
    },
  },
  {
    id: '8.3.1',
    title: 'The server decides',
    tests: {
      'tests/pages/site/sign-in.test.ts':
        'refuse another number, a visitor, another site’s session, a form and rubbish',
      'tests/pages/trade-in/eval-expert-api.test.ts':
        'sends the email address of the site, whatever the caller sends',
    },
  },
  {
    id: '8.4.1',
    title: 'No tenant reaches another’s data',
    tests: {
      'tests/contract/sites/isolation.test.ts': [
        '$store: $method of one site neither reads nor changes another’s rows',
        'every table has the site in its primary key, and in each reference to another such table',
      ],
      'tests/server/connections/malformed-requests.test.ts':
        'SITE-01 two hundred malformed hosts reach no dealer, and no page that names one',
    },
  },
]
