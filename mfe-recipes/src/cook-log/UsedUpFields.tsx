import { Chip, Row, Stack, Text } from '@potluck/ui'
import { Stepper } from '@potluck/ui/content'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { UsedUp } from './useUsedUp.ts'

/** The most portions that somebody freezes at once. */
const maxPortions = 20

/** Asks by one tap each what is used up, and how many portions go into the freezer. Nothing must be answered. */
export function UsedUpFields({ things, isInUse, used, turn, portions, freeze }: UsedUp) {
  const { t } = useTranslation('recipes')
  const id = useId()
  const keys = things.map(({ key }) => key)
  if (!isInUse) return null
  return (
    <>
      {things.length > 0 && (
        <Stack gap={2}>
          <Text id={id}>{t('cooked.usedUp')}</Text>
          <Row gap={2} role="group" aria-labelledby={id}>
            {things.map(({ key, title }) => (
              <Chip key={key} selected={used.has(key)} onClick={() => turn([key])}>
                <bdi>{title}</bdi>
              </Chip>
            ))}
            {things.length > 1 && (
              <Chip selected={keys.every((key) => used.has(key))} onClick={() => turn(keys)}>
                {t('cooked.usedUpAll')}
              </Chip>
            )}
          </Row>
        </Stack>
      )}
      <Stack gap={2}>
        <Text>{t('cooked.freeze')}</Text>
        <Stepper
          label={t('cooked.freeze')}
          decreaseLabel={t('cooked.freezeLess')}
          increaseLabel={t('cooked.freezeMore')}
          onDecrease={portions > 0 ? () => freeze(portions - 1) : undefined}
          onIncrease={portions < maxPortions ? () => freeze(portions + 1) : undefined}
        >
          {portions}
        </Stepper>
      </Stack>
    </>
  )
}
