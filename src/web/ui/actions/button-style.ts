export type ButtonStyle = {
  /** What a page is for is `main`, and there is one of it; what else can be done is `quiet`; `bare` looks like a link. */
  look?: 'main' | 'quiet' | 'bare' | undefined
  isWide?: boolean | undefined
}

/** How a button is dressed, be it a button or a link. */
export function buttonStyle({ look = 'main', isWide = false }: ButtonStyle): string {
  const classes = ['button']
  if (look !== 'main') classes.push(`button--${look}`)
  if (isWide) classes.push('button--wide')
  return classes.join(' ')
}

/** While it works, it says so and is not pressed twice: a form's button is pressed by the Enter key, too. */
export const busyStyle = {
  'aria-disabled': true,
  'data-busy': '',
  onClick: (event: React.MouseEvent) => event.preventDefault(),
} as const
