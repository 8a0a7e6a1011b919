// Imported before anything else: React picks its slow, talkative build unless told that this is production.
process.env.NODE_ENV ??= process.env.FLORIN_DEV ? 'development' : 'production'
