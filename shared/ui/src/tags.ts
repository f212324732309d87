/** A field for several words, each offered while one types. Its own federation module: one form needs it. */
export { TagsField, type TagsFieldProps } from './forms/TagsField.tsx'
