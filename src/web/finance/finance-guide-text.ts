/** How finance works with any lender. It says only what the law and every lender’s process guarantee. */
export const financeSteps: readonly { heading: string; text: string }[] = [
  {
    heading: 'Choose a budget',
    text: 'Use the calculator to see what suits you. A deposit or trade-in reduces what you borrow.',
  },
  {
    heading: 'Tell us about yourself',
    text: 'Send the form on this page. You don’t need any documents, and nothing in it is sent to a credit bureau.',
  },
  {
    heading: 'Go through your options',
    text: 'We’ll get in touch to go through rates, comparison rates, fees and terms with you.',
  },
  {
    heading: 'Decide',
    text: 'A lender only checks your credit report once you agree to it. You’re not committed to anything until you sign.',
  },
]

/** What a lender will ask for, so that customers can have it ready. */
export const documentsToHave: readonly string[] = [
  'Your driver licence',
  'Your latest payslips, or tax returns if you’re self-employed',
  'What you pay for rent, home loans, cards and other debts',
  'The registration of the car you’re trading in',
]
