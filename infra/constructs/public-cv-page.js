// Runs in CloudFront for the address of a public CV, before its cache is asked: has the API fill in the page, in the reader's
// language, which is all that the key knows of them beside the address.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it.
function handler(event) {
  const request = event.request;
  const found = /^\/public\/cv\/([A-Za-z0-9-]{1,80})\/?$/.exec(request.uri);
  // What cannot be a person's id is nobody's: one page for all who show nothing.
  request.uri = `/api/v0/usercv/user/${found ? found[1] : 'nobody'}/page`;
  request.headers['accept-language'] = { value: languageOf(request) };
  return request;
}
