/** How finance goes, whoever lends. Nothing here is more than the law and every lender’s process hold to. */
export const financeSteps: readonly { heading: string; text: string }[] = [
  {
    heading: 'Choose a budget',
    text: 'Use the calculator to see what suits you. A deposit or a trade-in lowers what you borrow.',
  },
  {
    heading: 'Tell us about you',
    text: 'Send the form on this page. It asks for no documents, and nothing in it is sent to a credit bureau.',
  },
  {
    heading: 'Go through your options',
    text: 'We get in touch and go through rates, comparison rates, fees and terms with you.',
  },
  {
    heading: 'Decide',
    text: 'A lender only checks your credit report once you agree to it. You’re not committed to anything until you sign.',
  },
]

/** What a lender will ask for, so that nobody has to look for it later. */
export const documentsToHave: readonly string[] = [
  'Your driver licence',
  'Your last payslips, or tax returns if you work for yourself',
  'What you pay for rent, home loans, cards and other debts',
  'The registration of a car you would trade in',
]
