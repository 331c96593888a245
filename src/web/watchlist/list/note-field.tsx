import { useId } from 'react'
import { MAX_NOTE_LENGTH } from '#domain/watchlist/favourites.ts'

type NoteFieldProps = {
  note: string
  /** The vehicle's name, because the page has one note for each. */
  title: string
  /** Called with each change. In a form, a button sends the note instead. */
  onChange?: (note: string) => void
}

/** The visitor's own note about a vehicle. */
export function NoteField({ note, title, onChange }: NoteFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        Your note<span className="visually-hidden">: {title}</span>
      </label>
      <p className="field__hint" id={`${id}-hint`}>
        Only you can see it.
      </p>
      <textarea
        id={id}
        className="input"
        name="note"
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        defaultValue={note}
        aria-describedby={`${id}-hint`}
        onChange={onChange && (({ currentTarget }) => onChange(currentTarget.value))}
      />
    </div>
  )
}
