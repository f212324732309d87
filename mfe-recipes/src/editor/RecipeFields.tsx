import type { Recipe } from '@potluck/api/recipes'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton, Note, onDemand, Stack } from '@potluck/ui'
import { TextAreaField, TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { MoreFields } from './MoreFields.tsx'
import { PicturesField } from './PicturesField.tsx'
import classes from './RecipeFields.module.css'
import type { RecipeEditor } from './useRecipeEditor.ts'
import type { SaveRecipe } from './useSaveRecipe.ts'
import { useTextProps } from './useTextProps.ts'

const LineSuggestions = onDemand(
  () => import('./line-links/LineSuggestions.tsx').then((module) => module.LineSuggestions),
  'part',
)
const FieldReading = onDemand(() => import('./reading/FieldReading.tsx').then((module) => module.FieldReading), 'part')

/** A link in the title field is an address to clip. */
const link = /^\s*https?:\/\/\S+\s*$/

interface Props {
  readonly editor: RecipeEditor
  readonly form: SaveRecipe['form']
  /** Pictures that were pasted anywhere on the screen. */
  readonly pasted: readonly File[]
  /** The recipe as the server has it; undefined for a new one. */
  readonly recipe: Recipe | undefined
}

/** The fields of a recipe as plain text: what every recipe has, and behind a button the rest. */
export function RecipeFields({ editor, form, pasted, recipe }: Props) {
  const { t } = useTranslation('recipes')
  const text = useTextProps(form)
  const written = form.values

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
        <PicturesField
          pictures={editor.pictures}
          instructions={written.instructions}
          onInstructions={(instructions) => form.set({ instructions })}
          pasted={pasted}
        />
      </div>
      <div className={classes.read}>
        <div>
          <TextAreaField {...text('ingredients')} rows={10} description={t('editor.ingredientsHint')} />
          {written.ingredients !== '' && <LineSuggestions {...{ editor, recipe }} ingredients={written.ingredients} />}
        </div>
        {written.ingredients !== '' && <FieldReading {...reading} field="ingredients" />}
      </div>
      <div className={classes.read}>
        <TextAreaField {...text('instructions')} rows={10} description={t('editor.instructionsHint')} />
        {written.instructions !== '' && <FieldReading {...reading} field="instructions" />}
      </div>
      <MoreFields {...{ editor, form, recipe }} />
    </Stack>
  )
}
