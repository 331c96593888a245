import { busyStyle, buttonStyle, type ButtonStyle } from './button-style.ts'

type ButtonProps = Omit<React.ComponentProps<'button'>, 'className'> & ButtonStyle & { isBusy?: boolean }

/** Does something here. While it does, it keeps its name and its focus, and does not do it twice. */
export function Button({ look, isWide, isBusy = false, type = 'button', children, ...props }: ButtonProps) {
  return (
    <button
      {...props}
      // oxlint-disable-next-line react/button-has-type -- it is one of the three
      type={type}
      className={buttonStyle({ look, isWide })}
      {...(isBusy && busyStyle)}
    >
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  )
}
