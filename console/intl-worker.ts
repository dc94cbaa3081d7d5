// Makes the first `Intl` object: with it a browser lists its locales, once for the page and its workers.
new Intl.NumberFormat('en')
close()
export {}
