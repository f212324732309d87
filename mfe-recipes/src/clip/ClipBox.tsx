import { useForm } from '@potluck/platform/useForm'
import { Button, Stack } from '@potluck/ui'
import { TextAreaField } from '@potluck/ui/forms'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type ClipInput, readInput } from './clip-input.ts'

interface Props {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly busy: boolean
  readonly onStart: (input: ClipInput) => void
}

/** A box for a link, several links, HTML, JSON-LD or plain text. */
export function ClipBox({ typed, onType, busy, onStart }: Props) {
  const { t } = useTranslation('recipes')
  const input = readInput(typed)
  const form = useForm({
    initial: { typed: '' },
    draft: { values: { typed }, update: (change) => onType(change({ typed }).typed) },
    check: () => ({ typed: input.kind === 'nothing' && t('clip.nothing') }),
    submit() {
      if (!busy) onStart(input)
    },
  })

  /** Enter submits a link and adds a new line to a text. */
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (input.kind !== 'link' && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    form.submit()
  }

  return (
    <form {...form.formProps}>
      <Stack gap={3}>
        <TextAreaField
          {...form.field('typed')}
          label={t('clip.box')}
          description={t('clip.boxHint')}
          rows={3}
          autoFocus
          spellCheck={false}
          autoCapitalize="off"
          onKeyDown={press}
        />
        <Button type="submit" variant="primary" wide busy={busy}>
          {input.kind === 'links' ? t('clip.readLinks', { count: input.urls.length }) : t('clip.read')}
        </Button>
      </Stack>
    </form>
  )
}
