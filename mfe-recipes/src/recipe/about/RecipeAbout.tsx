import type { Recipe } from '@potluck/api/recipes'
import { useFormats } from '@potluck/parts'
import { useKitchens } from '@potluck/parts/useKitchens'
import { useHost } from '@potluck/platform/HostProvider'
import { href, paths } from '@potluck/platform/paths'
import { Button, Heading, Link, onDemand, Stack, Text } from '@potluck/ui'
import { LinkedText } from '@potluck/ui/content'
import { IconChefHat, IconPencil, IconTag } from '@potluck/ui/icons'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkChips } from '../../book/LinkChips.tsx'
import { RatingField } from '../../book/RatingField.tsx'
import { rate } from '../../changes/book-changes.ts'
import { cookLogWords } from '../../cook-log/words.ts'
import { contentsWords } from '../contents/words.ts'
import { useRecipeLabels } from '../labels/useRecipeLabels.ts'
import classes from './RecipeAbout.module.css'
import { RelatedRecipes } from './RelatedRecipes.tsx'
import { Variations } from './Variations.tsx'

const LabelsDialog = onDemand(() => import('../labels/LabelsDialog.tsx').then((module) => module.LabelsDialog))
const CookLog = onDemand(
  () => import('../../cook-log/CookLogDialog.tsx').then((module) => module.CookLogDialog),
  'dialog',
  cookLogWords,
)

const VisiblePhotos = onDemand(
  () => import('../../cook-log/VisiblePhotos.tsx').then((module) => module.VisiblePhotos),
  'part',
  cookLogWords,
)

const WhatIsInIt = onDemand(
  () => import('../contents/WhatIsInIt.tsx').then((module) => module.WhatIsInIt),
  'part',
  contentsWords,
)

const OwnNote = onDemand(() => import('./OwnNoteDialog.tsx').then((module) => module.OwnNoteDialog))

type About = 'labels' | 'log' | 'note'

interface Props {
  readonly recipe: Recipe
  /** The factor by which it is scaled. */
  readonly factor: number
}

/** The contents of a recipe, and the cook's data about it. */
export function RecipeAbout({ recipe, factor }: Props) {
  return (
    <>
      <WhatIsInIt recipe={recipe} factor={factor} />
      <AboutThis recipe={recipe} />
    </>
  )
}

/** The cook's data about a recipe: labels, rating, cooking log, note to oneself and related recipes. */
function AboutThis({ recipe }: Pick<Props, 'recipe'>) {
  const { t } = useTranslation('recipes')
  const { relativeDate } = useFormats()
  const [open, setOpen] = useState<About | null>(null)
  const [added, changed] = [relativeDate(recipe.createdAt), relativeDate(recipe.updatedAt)]
  // Readers of a kitchen have their own stars, log and note there.
  const isInBook = recipe.isOwner || recipe.kitchenId !== undefined
  const close = () => setOpen(null)

  return (
    <section aria-labelledby="recipe-about" className={classes.about}>
      <Heading id="recipe-about">{t('recipe.about')}</Heading>
      {recipe.author.trim() !== '' && (
        <Labelled name={t('field.author')}>
          <bdi>{recipe.author}</bdi>
        </Labelled>
      )}
      {isInBook && <OwnFields recipe={recipe} onOpen={setOpen} />}
      {recipe.hasPhotosOfOthers && <VisiblePhotos recipe={recipe} />}
      {recipe.hasVariations && <Variations recipe={recipe} />}
      {isInBook && <RelatedRecipes recipe={recipe} />}
      {recipe.kitchenId !== undefined && <InKitchen recipe={recipe} kitchenId={recipe.kitchenId} />}
      {recipe.onlyForMeIn !== undefined && <Text>{t('onlyForMe.kept')}</Text>}
      <Text size="small" tone="soft">
        {recipe.fromUser?.name && `${t('inbox.from', { name: recipe.fromUser.name })} · `}
        {recipe.owner?.name && `${t('list.of', { name: recipe.owner.name })} · `}
        {recipe.profileKitchen && (
          <>
            <bdi>{recipe.profileKitchen.name}</bdi>
            {' · '}
          </>
        )}
        {t('recipe.added', { date: added })}
        {changed !== added && ` · ${t('recipe.changed', { date: changed })}`}
      </Text>
      {open === 'labels' && <LabelsDialog recipe={recipe} onClose={close} />}
      {open === 'log' && <CookLog recipe={recipe} onClose={close} />}
      {open === 'note' && <OwnNote recipe={recipe} onClose={close} />}
    </section>
  )
}

interface OwnFieldsProps {
  readonly recipe: Recipe
  readonly onOpen: (about: About) => void
}

/** The reader's personal fields, and the labels of the book. */
function OwnFields({ recipe, onOpen }: OwnFieldsProps) {
  const { t } = useTranslation('recipes')
  const { relativeDate } = useFormats()
  const { changes } = useHost()
  return (
    <>
      <div className={printed(recipe.rating !== null)}>
        <RatingField value={recipe.rating} onChange={(stars) => changes.add(rate(recipe, stars))} />
      </div>
      {(recipe.isOwner || recipe.labels.length > 0) && (
        <Labelled name={t('field.labels')} says={recipe.labels.length > 0}>
          <Labels recipe={recipe} />
          {recipe.isOwner && (
            <Button icon={<IconTag />} onClick={() => onOpen('labels')}>
              {t('labels.edit')}
            </Button>
          )}
        </Labelled>
      )}
      <Labelled name={t('cooked.title')} says={recipe.lastCookedAt !== null}>
        <Text as="span">
          {recipe.lastCookedAt ? t('cooked.last', { date: relativeDate(recipe.lastCookedAt) }) : t('cooked.never')}
        </Text>
        <Button icon={<IconChefHat />} onClick={() => onOpen('log')}>
          {t('cooked.log')}
        </Button>
      </Labelled>
      {recipe.kitchenId !== undefined && <NoteToOneself note={recipe.ownNote ?? ''} onEdit={() => onOpen('note')} />}
    </>
  )
}

function NoteToOneself({ note, onEdit }: { readonly note: string; readonly onEdit: () => void }) {
  const { t } = useTranslation('recipes')
  return (
    <Labelled name={t('ownNote.title')} says={note !== ''}>
      {note !== '' && (
        <Text as="div" dir="auto" className={classes.ownNote}>
          <LinkedText>{note}</LinkedText>
        </Text>
      )}
      <Button icon={<IconPencil />} onClick={onEdit}>
        {note === '' ? t('ownNote.write') : t('ownNote.change')}
      </Button>
    </Labelled>
  )
}

interface InKitchenProps {
  readonly recipe: Pick<Recipe, 'addedBy' | 'alsoFrom' | 'savedBy'>
  readonly kitchenId: string
}

/** The kitchen in whose book the recipe is, and who wrote in it. */
function InKitchen({ recipe: { addedBy, alsoFrom = [], savedBy }, kitchenId }: InKitchenProps) {
  const { t } = useTranslation('recipes')
  const { list } = useFormats()
  const kitchen = useKitchens()?.find(({ id }) => id === kitchenId)
  // A person who blocked the reader has no name to them.
  const others = alsoFrom.flatMap(({ name }) => name || [])
  return (
    <Labelled name={t('kitchen.title')}>
      <Stack gap={1}>
        {kitchen && (
          <Link href={href(paths.list('main', { kitchen: kitchenId }))}>
            <bdi>{kitchen.name}</bdi>
          </Link>
        )}
        {addedBy?.name && <Text as="span">{t('kitchen.addedBy', { name: addedBy.name })}</Text>}
        {others.length > 0 && <Text as="span">{t('kitchen.alsoFrom', { names: list(others) })}</Text>}
        {savedBy?.name && savedBy.id !== addedBy?.id && (
          <Text as="span">{t('kitchen.savedBy', { name: savedBy.name })}</Text>
        )}
      </Stack>
    </Labelled>
  )
}

/** Sections without content are not printed. */
const printed = (says: boolean) => (says ? undefined : classes.onScreen)

interface LabelledProps {
  readonly name: string
  /** Whether it has content besides buttons. */
  readonly says?: boolean
  readonly children: ReactNode
}

function Labelled({ name, says = true, children }: LabelledProps) {
  return (
    <div className={printed(says)}>
      <Text strong>{name}</Text>
      <div className={classes.row}>{children}</div>
    </div>
  )
}

function Labels({ recipe }: { readonly recipe: Recipe }) {
  const { t } = useTranslation('recipes')
  const { take } = useRecipeLabels(recipe)
  if (recipe.labels.length === 0) return null
  const chips = recipe.labels.map(({ id, title }) => ({
    id,
    title,
    href: href(paths.list('main', { kitchen: recipe.kitchenId, labels: [title] })),
    removal: recipe.isOwner && { label: t('editor.removeLabel', { title }), run: () => take({ id, title }) },
  }))
  return <LinkChips label={t('field.labels')} chips={chips} />
}
