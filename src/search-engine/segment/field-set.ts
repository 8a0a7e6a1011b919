/** Text fields, one bit each: there are eight at most. */
export type FieldSet = number

export const allFields = (count: number): FieldSet => (1 << count) - 1

export const fieldSetOf = (fields: readonly number[]): FieldSet => fields.reduce((set, field) => set | (1 << field), 0)

export const hasField = (set: FieldSet, field: number): boolean => ((set >>> field) & 1) === 1
