/** The condition questions of the sandbox, as its provider would send them: effects in dollars. */
export function sandboxQuestions(middle: number): object[] {
  const share = (part: number) => Math.round((middle * part) / 50) * 50
  return [
    {
      id: 'body',
      label: 'How is the paint and body?',
      answers: [
        { value: 'like-new', label: 'Like new', effect: share(0.03) },
        { value: 'small-marks', label: 'Small marks', effect: 0 },
        { value: 'damage', label: 'Dents or damage', effect: share(-0.08) },
      ],
    },
    {
      id: 'tyres',
      label: 'How are the tyres?',
      answers: [
        { value: 'good', label: 'Plenty of tread', effect: share(0.01) },
        { value: 'soon', label: 'Need replacing soon', effect: share(-0.02) },
      ],
    },
    {
      id: 'glass',
      label: 'How is the windscreen?',
      answers: [
        { value: 'clear', label: 'Unmarked', effect: share(0.01) },
        { value: 'chip', label: 'A small chip', effect: share(-0.01) },
        { value: 'crack', label: 'Cracked', effect: share(-0.03) },
      ],
    },
    {
      id: 'lights',
      label: 'Are any warning lights on?',
      answers: [
        { value: 'no', label: 'No', effect: 0 },
        { value: 'yes', label: 'Yes', effect: share(-0.06) },
      ],
    },
  ]
}
