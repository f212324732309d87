import type { Recipe } from '@potluck/api/recipes'
import { factFields } from '@potluck/recipe/fields'
import { Button, Stack } from '@potluck/ui'
import { SelectField, TextAreaField, TextField } from '@potluck/ui/forms'
import { IconChevronDown } from '@potluck/ui/icons'
import { TagsField } from '@potluck/ui/tags'
import { type ComponentProps, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { RatingField } from '../book/RatingField.tsx'
import { useLabels } from '../book/useLabels.ts'
import { LinkedField } from './LinkedField.tsx'
import { isMoreWritten } from './more-written.ts'
import classes from './RecipeFields.module.css'
import { useFieldNames } from './useFieldNames.ts'
import type { RecipeEditor } from './useRecipeEditor.ts'
import type { SaveRecipe } from './useSaveRecipe.ts'
import { useTextProps } from './useTextProps.ts'

interface Props {
  readonly editor: RecipeEditor
  readonly form: SaveRecipe['form']
  /** The recipe as the server has it; undefined for a new one. */
  readonly recipe: Recipe | undefined
}

/** The fields that many recipes do without, behind a button. They are open where something is written in them. */
export function MoreFields(props: Props) {
  const { editor, recipe } = props
  const { t } = useTranslation('recipes')
  const [isOpen, setOpen] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  // Once open, they stay, also when the last of them is emptied.
  if (!isOpen && (isMoreWritten(editor) || (recipe?.linked.length ?? 0) > 0)) setOpen(true)

  function open() {
    flushSync(() => setOpen(true))
    fields.current?.querySelector('input')?.focus()
  }

  if (isOpen) return <OpenFields {...props} ref={fields} />
  return (
    <div>
      <Button icon={<IconChevronDown />} aria-expanded={false} onClick={open}>
        {t('editor.more')}
      </Button>
    </div>
  )
}

function OpenFields({ editor, form, recipe, ref }: Props & Pick<ComponentProps<'div'>, 'ref'>) {
  const { t } = useTranslation('recipes')
  const names = useFieldNames()
  const text = useTextProps(form)
  const labels = useLabels(editor.kitchenId)
  const written = form.values
  return (
    <Stack gap={6} ref={ref}>
      <div className={classes.three}>
        {factFields.map(({ name }) => (
          <TextField key={name} {...text(name)} placeholder={t(`editor.${name}Example`)} />
        ))}
      </div>
      <div className={classes.two}>
        <TextAreaField {...text('description')} rows={3} />
        <TextAreaField {...text('notes')} rows={3} />
      </div>
      <div className={classes.two}>
        <TextField {...text('source')} placeholder={t('editor.sourceExample')} />
        <TextField {...text('url')} type="url" dir="ltr" inputMode="url" placeholder="https://" />
      </div>
      <div className={classes.two}>
        <TextField {...text('author')} autoComplete="off" />
        <TextAreaField {...text('nutrition')} rows={1} placeholder={t('editor.nutritionExample')} />
      </div>
      <div className={classes.two}>
        <TagsField
          label={names.labels}
          description={t('editor.labelsHint')}
          value={written.labels}
          suggestions={labels.data?.map(({ title }) => title)}
          removeLabel={(title) => t('editor.removeLabel', { title })}
          onChange={(titles) => form.set({ labels: titles })}
        />
        <RatingField value={written.rating} onChange={(rating) => form.set({ rating })} />
      </div>
      <div className={classes.two}>
        {recipe && <LinkedField recipe={recipe} />}
        {/* A kitchen has no inbox. */}
        {editor.kitchenId === undefined && (
          <SelectField
            label={t('editor.folder')}
            options={[
              { value: 'main', label: t('editor.inBook') },
              { value: 'inbox', label: t('editor.inInbox') },
            ]}
            value={editor.folder}
            onChange={editor.putInto}
          />
        )}
      </div>
    </Stack>
  )
}
