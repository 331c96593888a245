export type ButtonStyle = {
  /** `main` is for the page's one primary action, `quiet` for other actions; `bare` looks like a link. */
  look?: 'main' | 'quiet' | 'bare' | undefined
  isWide?: boolean | undefined
}

/** The classes of a button, for a `button` or an `a` element. */
export function buttonStyle({ look = 'main', isWide = false }: ButtonStyle): string {
  const classes = ['button']
  if (look !== 'main') classes.push(`button--${look}`)
  if (isWide) classes.push('button--wide')
  return classes.join(' ')
}

/** Marks a button as busy and ignores clicks. The Enter key in a form's field clicks its button, too. */
export const busyProps = {
  'aria-disabled': true,
  'data-busy': '',
  onClick: (event: React.MouseEvent) => event.preventDefault(),
} as const
