import type { Image } from '@potluck/api/images'
import { maxProfileImages } from '@potluck/api/profiles'
import { useImageAddress } from '@potluck/platform/hooks'
import { Heading, Note, Stack, Text } from '@potluck/ui'
import { Progress } from '@potluck/ui/content'
import { FileDrop, PictureTile } from '@potluck/ui/forms'
import { IconCamera } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import classes from './ProfilePictures.module.css'
import { useProfilePictures } from './useProfilePictures.ts'

/** Up to ten pictures: added, put in order, taken away. The first stands for the member. */
export function ProfilePictures({ images }: { readonly images: readonly Image[] }) {
  const { t } = useTranslation('social')
  const address = useImageAddress()
  const { add, remove, move, busy, sending, problem, room } = useProfilePictures(images)
  return (
    <section aria-label={t('pictures.title')}>
      <Stack gap={3}>
        <Heading level={2}>{t('pictures.title')}</Heading>
        <Text tone="soft">{t('pictures.hint', { count: maxProfileImages })}</Text>
        {images.length > 0 && (
          <ol aria-label={t('pictures.title')} aria-busy={busy} className={classes.pictures}>
            {images.map(({ id, thumbnail }, at) => {
              const number = at + 1
              return (
                <li key={id} className={classes.item}>
                  <PictureTile
                    shape="square"
                    mark={at === 0 && t('pictures.first')}
                    remove={{ label: t('pictures.remove', { number }), onClick: () => remove(id) }}
                    {...(images.length > 1 && {
                      moves: {
                        earlier: {
                          label: t('pictures.earlier', { number }),
                          disabled: at === 0 || busy,
                          onClick: () => move(id, -1),
                        },
                        later: {
                          label: t('pictures.later', { number }),
                          disabled: at === images.length - 1 || busy,
                          onClick: () => move(id, 1),
                        },
                      },
                    })}
                  >
                    <img src={address(thumbnail) ?? undefined} alt={t('pictures.picture', { number })} />
                  </PictureTile>
                </li>
              )
            })}
          </ol>
        )}
        {sending > 0 && <Progress label={t('pictures.sending', { count: sending })} />}
        {problem && <Note tone="danger">{t(`pictures.${problem}`, { count: maxProfileImages })}</Note>}
        {room > 0 && (
          <FileDrop
            multiple
            label={t('pictures.add')}
            icon={<IconCamera />}
            accept="image/*,.heic,.heif"
            disabled={sending > 0}
            onFiles={add}
          />
        )}
      </Stack>
    </section>
  )
}
