import { href, paths } from '@potluck/platform/paths'
import { factFields, type TextField as RecipeText } from '@potluck/recipe/fields'
import { LinkButton, Note, onDemand, Stack } from '@potluck/ui'
import { SelectField, TextAreaField, TextField } from '@potluck/ui/forms'
import { TagsField } from '@potluck/ui/tags'
import { useTranslation } from 'react-i18next'
import { RatingField } from '../book/RatingField.tsx'
import { useLabels } from '../book/useLabels.ts'
import { PicturesField } from './PicturesField.tsx'
import classes from './RecipeFields.module.css'
import { useFieldNames } from './useFieldNames.ts'
import type { RecipeEditor } from './useRecipeEditor.ts'
import type { SaveRecipe } from './useSaveRecipe.ts'

const FieldReading = onDemand(() => import('./reading/FieldReading.tsx').then((module) => module.FieldReading), 'part')

/** A link in the title field is an address to clip. */
const link = /^\s*https?:\/\/\S+\s*$/

interface Props {
  readonly editor: RecipeEditor
  readonly form: SaveRecipe['form']
  /** Pictures that were pasted anywhere on the screen. */
  readonly pasted: readonly File[]
}

/** The fields of a recipe as plain text. */
export function RecipeFields({ editor, form, pasted }: Props) {
  const { t } = useTranslation('recipes')
  const names = useFieldNames()
  const labels = useLabels(editor.kitchenId)
  const written = form.values

  /** The props that connect a field with its value, label and error. */
  function text(field: RecipeText) {
    return {
      ...form.field(field),
      label: names[field],
      // An empty field has the direction of the page, as its placeholder does.
      dir: written[field] === '' ? undefined : 'auto',
    }
  }

  const reading = {
    ingredients: written.ingredients,
    instructions: written.instructions,
    onIngredients: (ingredients: string) => form.set({ ingredients }),
  }
  return (
    <Stack gap={6}>
      <div className={classes.top}>
        <Stack gap={6}>
          <TextField
            {...text('title')}
            required
            autoFocus={editor.version === null}
            autoComplete="off"
            enterKeyHint="next"
            maxLength={500}
          />
          {link.test(written.title) && (
            <Note
              title={t('editor.isLink')}
              action={
                <LinkButton href={href(paths.addRecipe(written.title.trim(), editor.kitchenId))}>
                  {t('editor.readPage')}
                </LinkButton>
              }
            >
              {t('editor.isLinkHint')}
            </Note>
          )}
        </Stack>
        <PicturesField pictures={editor.pictures} pasted={pasted} />
        <div className={classes.three}>
          {factFields.map(({ name }) => (
            <TextField key={name} {...text(name)} placeholder={t(`editor.${name}Example`)} />
          ))}
        </div>
      </div>
      <div className={classes.read}>
        <TextAreaField {...text('ingredients')} rows={10} description={t('editor.ingredientsHint')} />
        {written.ingredients !== '' && <FieldReading {...reading} field="ingredients" />}
      </div>
      <div className={classes.read}>
        <TextAreaField {...text('instructions')} rows={10} description={t('editor.instructionsHint')} />
        {written.instructions !== '' && <FieldReading {...reading} field="instructions" />}
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
      {/* A kitchen has no inbox. */}
      {editor.kitchenId === undefined && (
        <div className={classes.two}>
          <SelectField
            label={t('editor.folder')}
            options={[
              { value: 'main', label: t('editor.inBook') },
              { value: 'inbox', label: t('editor.inInbox') },
            ]}
            value={editor.folder}
            onChange={editor.putInto}
          />
        </div>
      )}
    </Stack>
  )
}
