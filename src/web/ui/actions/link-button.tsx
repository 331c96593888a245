import { busyProps, buttonStyle, type ButtonStyle } from './button-style.ts'

type LinkButtonProps = Omit<React.ComponentProps<'a'>, 'className'> &
  ButtonStyle & { href: string; isBusy?: boolean }

/** A link that looks like a button. */
export function LinkButton({ look, isWide, isBusy = false, children, ...props }: LinkButtonProps) {
  return (
    <a {...props} className={buttonStyle({ look, isWide })} {...(isBusy && busyProps)}>
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {children}
    </a>
  )
}
