import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ui/actions/button.tsx'
import { NoteField } from '../list/note-field.tsx'

type NoteFormProps = {
  carId: string
  note: string
  title: string
  /** Whether this note was saved just now. */
  isSaved: boolean
}

/** A customer's note about a vehicle. It says when it has been saved, until it is changed again. */
export function NoteForm({ carId, note, title, isSaved }: NoteFormProps) {
  const [isEdited, setIsEdited] = useState(false)
  return (
    <Form
      className="watchlist-item__note"
      method="post"
      preventScrollReset
      onChange={() => setIsEdited(true)}
      onSubmit={() => setIsEdited(false)}
    >
      <input type="hidden" name="do" value="note" />
      <input type="hidden" name="car" value={carId} />
      <NoteField note={note} title={title} />
      <div className="watchlist-item__save">
        <Button type="submit" look="quiet">
          Save note<span className="visually-hidden">: {title}</span>
        </Button>
        <output>{isSaved && !isEdited && 'Note saved'}</output>
      </div>
    </Form>
  )
}
