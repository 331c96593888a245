import { busyLook, buttonLook, type ButtonLook } from './button-style.ts'

type LinkButtonProps = Omit<React.ComponentProps<'a'>, 'className'> &
  ButtonLook & { href: string; isBusy?: boolean }

/** Leads somewhere, and weighs as much as a button. */
export function LinkButton({ look, isWide, isBusy = false, children, ...props }: LinkButtonProps) {
  return (
    <a {...props} className={buttonLook({ look, isWide })} {...(isBusy && busyLook)}>
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {children}
    </a>
  )
}
