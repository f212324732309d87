import { FormDialog } from '@potluck/parts/FormDialog'
import { useForm } from '@potluck/platform/useForm'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { completeAddress } from '../book/web-address.ts'

interface Props {
  readonly onLink: (link: string) => void
  readonly onClose: () => void
}

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/** Asks for the web address of a photo. */
export function PictureLinkDialog({ onLink, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const form = useForm({
    initial: { link: '' },
    check: ({ link }) => ({ link: !isWebAddress(completeAddress(link)) && t('editor.noAddress') }),
    submit: ({ link }) => onLink(completeAddress(link)),
    onDone: onClose,
  })

  return (
    <FormDialog title={t('editor.pictureByLink')} submitLabel={t('editor.fetchPicture')} form={form} onClose={onClose}>
      <TextField
        {...form.field('link')}
        label={t('editor.pictureAddress')}
        description={t('editor.pictureAddressHint')}
        dir="ltr"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  )
}
