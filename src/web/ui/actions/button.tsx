import { busyProps, buttonStyle, type ButtonStyle } from './button-style.ts'

type ButtonProps = Omit<React.ComponentProps<'button'>, 'className'> & ButtonStyle & { isBusy?: boolean }

/** A button for an action on this page. While busy it keeps its label and focus, and ignores clicks. */
export function Button({ look, isWide, isBusy = false, type = 'button', children, ...props }: ButtonProps) {
  return (
    <button
      {...props}
      // oxlint-disable-next-line react/button-has-type -- the type allows only valid values
      type={type}
      className={buttonStyle({ look, isWide })}
      {...(isBusy && busyProps)}
    >
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  )
}
