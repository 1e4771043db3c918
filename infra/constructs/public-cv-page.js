// Runs in CloudFront before the cache lookup, for URLs of public CVs: rewrites the request to the API call that renders the
// page. Pages are cached by path and language.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it.
function handler(event) {
  const request = event.request;
  const found = /^\/public\/cv\/([A-Za-z0-9-]{1,80})\/?$/.exec(request.uri);
  // Malformed ids share one id, so that the cache keeps a single missing page for all of them.
  request.uri = `/api/v0/usercv/user/${found ? found[1] : 'nobody'}/page`;
  request.headers['accept-language'] = { value: languageOf(request) };
  return request;
}
