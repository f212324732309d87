import type { Person } from '@potluck/api/fields'
import type { RecipeCard } from '@potluck/api/messages'
import { useImageAddress } from '@potluck/platform/hooks'
import { useForm } from '@potluck/platform/useForm'
import { IconButton, onDemand } from '@potluck/ui'
import { RecipeImage } from '@potluck/ui/content'
import { TextAreaField } from '@potluck/ui/forms'
import { IconPaperclip, IconSend, IconX } from '@potluck/ui/icons'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Composer.module.css'
import { useMessageDraft } from './useMessageDraft.ts'

const RecipePicker = onDemand(() => import('@potluck/parts/RecipePicker').then((module) => module.RecipePicker))

interface Props {
  readonly otherUser: Person
  readonly onSend: (body: string, recipes: readonly RecipeCard[]) => void
}

/** Writes a message. Enter sends where there is a keyboard; on a touch screen it starts a new line. */
export function Composer({ otherUser, onSend }: Props) {
  const { t } = useTranslation('social')
  const draft = useMessageDraft(otherUser.id)
  const [picking, setPicking] = useState(false)

  const form = useForm({
    initial: { body: '' },
    draft: { values: { body: draft.body }, update: (change) => draft.setBody((body) => change({ body }).body) },
    submit({ body }) {
      if (draft.isEmpty) return
      onSend(body.trim(), draft.recipes)
      draft.clear()
    },
  })

  function sendOnEnter(event: KeyboardEvent) {
    const composing = event.nativeEvent.isComposing
    if (event.key !== 'Enter' || event.shiftKey || composing || matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    form.submit()
  }

  return (
    <form {...form.formProps} className={classes.composer}>
      {draft.recipes.length > 0 && (
        <ul aria-label={t('compose.attached')} className={classes.recipes}>
          {draft.recipes.map((recipe) => (
            <li key={recipe.id}>
              <Attached recipe={recipe} onRemove={() => draft.toggle(recipe)} />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.row}>
        <IconButton icon={<IconPaperclip />} label={t('compose.attach')} onClick={() => setPicking(true)} />
        <TextAreaField
          {...form.field('body')}
          label={t('compose.label', { name: otherUser.name })}
          labelHidden
          placeholder={t('compose.placeholder')}
          rows={1}
          maxLength={10_000}
          onKeyDown={sendOnEnter}
          enterKeyHint="enter"
          className={classes.field}
        />
        <IconButton
          type="submit"
          variant="primary"
          icon={<IconSend />}
          label={t('compose.send')}
          aria-disabled={draft.isEmpty}
        />
      </div>
      {picking && (
        <RecipePicker
          title={t('pick.title')}
          pickedIds={draft.recipes.map(({ id }) => id)}
          onClose={() => setPicking(false)}
          onPick={({ id, title, image }) => draft.toggle({ id, title, image })}
        />
      )}
    </form>
  )
}

function Attached({ recipe, onRemove }: { readonly recipe: RecipeCard; readonly onRemove: () => void }) {
  const { t } = useTranslation('social')
  const imageAddress = useImageAddress()
  return (
    <div className={classes.attached}>
      <RecipeImage
        title={recipe.title}
        src={imageAddress(recipe.image?.thumbnail)}
        shape="square"
        className={classes.picture}
      />
      <bdi className={classes.title}>{recipe.title}</bdi>
      <IconButton icon={<IconX />} label={t('compose.detach', { title: recipe.title })} onClick={onRemove} />
    </div>
  )
}
