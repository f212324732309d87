/** Where tests, and what they start, write their temporary files: beside the database, in memory where there is room. */
process.env.TMPDIR = process.env.TEST_FOLDER
