import type { Recipe } from '@potluck/api/recipes'
import { BackButton } from '@potluck/parts'
import { useTitle } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { Button, PageLayout, Stack, VisuallyHidden } from '@potluck/ui'
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftNote } from './DraftNote.tsx'
import type { EditStart } from './edit-start.ts'
import { LostRecipeNote } from './LostRecipeNote.tsx'
import { OthersNote } from './OthersNote.tsx'
import { RecipeFields } from './RecipeFields.tsx'
import type { RefusedEdit } from './refused-edit.ts'
import { SaveProblemNote } from './SaveProblemNote.tsx'
import { useFollowOthers } from './useFollowOthers.ts'
import { useLoss } from './useLoss.ts'
import { useRecipeEditor } from './useRecipeEditor.ts'
import { useSaveKey } from './useSaveKey.ts'
import { useSaveRecipe } from './useSaveRecipe.ts'

interface Props {
  /** The slot of its draft: the recipe's id, or `new`. */
  readonly slot: string
  readonly start: EditStart
  /** Initial pictures that are not uploaded yet. */
  readonly photos?: readonly File[]
  /** Refused edits that this save resolves. */
  readonly refused?: RefusedEdit | null
  /** The recipe as the server has it now; undefined for a new one. */
  readonly current?: Recipe | undefined
  /** Whether the server has it no more. */
  readonly missing?: boolean
}

/** The form of a recipe, with its save and conflict states. */
export function EditRecipeForm({ slot, start, photos = [], refused = null, current, missing = false }: Props) {
  const { t } = useTranslation('recipes')
  const editor = useRecipeEditor(slot, start)
  const { form, save, saving, waiting, ...ways } = useSaveRecipe(editor, refused)
  const { problem } = form
  const isGone = missing || problem?.kind === 'gone'
  const because = useLoss(editor, current, isGone ? 'gone' : problem?.kind === 'onlyRead' ? 'onlyRead' : null)
  const isConflict = problem?.kind === 'conflict'
  const disputed = useFollowOthers(editor, current, saving || isConflict || refused !== null || because !== null)
  const [pasted, setPasted] = useState(photos)
  const title = start.version === null ? t('editor.new') : t('editor.edit')
  useTitle(title)
  useSaveKey(because === null ? save : ways.saveAsNew)

  /** Pasted or dropped text stays in its field. */
  function take(event: ClipboardEvent | DragEvent, { files }: DataTransfer) {
    if (event.defaultPrevented || files.length === 0) return
    event.preventDefault()
    setPasted([...files])
  }

  function allowDrop(event: DragEvent) {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault()
  }

  const saveButton = (
    <Button variant="primary" busy={saving} onClick={save} aria-keyshortcuts="Control+S Meta+S">
      {waiting ? t('editor.waiting') : t('editor.save')}
    </Button>
  )
  return (
    <PageLayout
      title={title}
      leading={<BackButton otherwise={paths.home()} />}
      // In a conflict, the choice itself is saved with the button below it.
      mainAction={!isConflict && because === null && saveButton}
    >
      <VisuallyHidden role="status">{saving && t('editor.saving')}</VisuallyHidden>
      {/* No form element: Enter in a field of one line does not save the recipe. */}
      <Stack
        ref={form.formProps.ref}
        gap={5}
        onPaste={(event) => take(event, event.clipboardData)}
        onDragOver={allowDrop}
        onDrop={(event) => take(event, event.dataTransfer)}
      >
        {editor.draftFrom && !refused && (
          <DraftNote
            from={editor.draftFrom}
            isNew={start.version === null}
            onDiscard={because === null ? editor.discardDraft : null}
          />
        )}
        {because && <LostRecipeNote because={because} saving={saving} saveAsNew={ways.saveAsNew} />}
        {problem && because === null && <SaveProblemNote {...{ problem, editor, saving }} {...ways} />}
        {current && disputed.length > 0 && (
          <OthersNote
            theirs={current}
            fields={disputed}
            onCompare={() => form.refuse({ problem: { kind: 'conflict', theirs: current } })}
          />
        )}
        <RecipeFields {...{ editor, form, pasted }} recipe={because === null ? current : undefined} />
      </Stack>
    </PageLayout>
  )
}
