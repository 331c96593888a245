import { useId, useRef, useState } from 'react'
import { describedBy, FieldError, FieldHint, fieldId } from './field.tsx'
import { fileChoice, type FileLimits, fileSize } from './file-choice.ts'
import { FilePreview } from './file-preview.tsx'
import { Icon } from '../icon.tsx'
import './file-drop.css'

type FileDropProps = FileLimits & {
  name: string
  label: string
  hint?: string
  error: string | undefined
  /** Accepted file types, as for an input's `accept` attribute. */
  accept: string
}

/**
 * A field to drop or choose files. A native file input covers the whole area, so both work without scripts. With scripts
 * it lists the files, and each can be removed.
 */
export function FileDrop({ name, label, hint, error, accept, maxFiles, maxBytes }: FileDropProps) {
  const noteId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [messages, setMessages] = useState<readonly string[]>([])

  const keep = (added: readonly File[], before: readonly File[]) => {
    const choice = fileChoice(before, added, { maxFiles, maxBytes })
    setFiles(choice.accepted)
    setMessages(choice.messages)
    if (inputRef.current) inputRef.current.files = fileListOf(choice.accepted)
  }

  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <label className="field__label" htmlFor={fieldId(name)}>
        {label}
      </label>
      <FieldHint id={noteId} hint={hint} />
      <div className="file-drop">
        <Icon name="upload" />
        <span aria-hidden="true">
          <strong>Choose files</strong> or drop them here
        </span>
        <input
          ref={inputRef}
          id={fieldId(name)}
          name={name}
          type="file"
          accept={accept}
          multiple={maxFiles > 1}
          onChange={(event) => keep([...(event.target.files ?? [])], files)}
          {...describedBy(error, noteId, hint)}
        />
      </div>
      <FieldError id={noteId} error={error} />
      <output>
        {messages.map((message) => (
          <span className="field__error" key={message}>
            {message}
          </span>
        ))}
      </output>
      {files.length > 0 && (
        <ul className="file-list">
          {files.map((file) => (
            <li key={`${file.name} ${file.size}`}>
              <FilePreview file={file} />
              <span className="file-list__name">{file.name}</span>
              <span className="file-list__size">{fileSize(file.size)}</span>
              <button
                className="icon-button"
                type="button"
                aria-label={`Remove ${file.name}`}
                onClick={() => {
                  keep(
                    [],
                    files.filter((other) => other !== file),
                  )
                  inputRef.current?.focus()
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function fileListOf(files: readonly File[]) {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer.files
}
