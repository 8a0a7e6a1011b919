import { char, integer, pgTable, real, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const identity = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

export const countries = pgTable('countries', {
  id: smallint('id').primaryKey(),
  code: char('code', { length: 2 }).notNull(),
  name: text('name').notNull(),
})

export const regions = pgTable('regions', {
  id: identity(),
  countryId: smallint('country_id').notNull(),
  code: text('code').notNull(),
  name: text('name').notNull(),
})

export const departments = pgTable('departments', {
  code: text('code').primaryKey(),
  regionId: integer('region_id').notNull(),
  name: text('name').notNull(),
})

export const cities = pgTable('cities', {
  id: identity(),
  countryId: smallint('country_id').notNull(),
  regionId: integer('region_id').notNull(),
  departmentCode: text('department_code'),
  code: text('code').notNull(),
  name: text('name').notNull(),
  population: integer('population').notNull(),
  parentCode: text('parent_code'),
  postalCodes: text('postal_codes').array().notNull(),
  /** Its name as it is looked up, and that of the city it belongs to. */
  folded: text('folded').notNull(),
  locality: text('locality').notNull(),
  latitude: real('latitude'),
  longitude: real('longitude'),
})

const positioned = {
  id: identity(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  position: smallint('position').notNull(),
}

export const sectors = pgTable('sectors', positioned)

export const subsectors = pgTable('subsectors', { ...positioned, sectorId: integer('sector_id').notNull() })

export const jobFunctions = pgTable('job_functions', positioned)

export const contracts = pgTable('contracts', {
  ...positioned,
  kind: text('kind').$type<'emploi' | 'stage' | 'autre'>().notNull(),
})

export const structures = pgTable('structures', positioned)

export const jobTitles = pgTable('job_titles', {
  id: identity(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  feminine: text('feminine').notNull(),
  functionId: integer('function_id').notNull(),
})

export const referenceEditions = pgTable('reference_editions', {
  name: text('name').primaryKey(),
  edition: text('edition').notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
})
