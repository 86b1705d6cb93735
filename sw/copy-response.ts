/** The same answer, held in memory and freed from the request it came by. */
export async function copyResponse(
  response: Response,
  status = response.status,
): Promise<Response> {
  return new Response(await response.arrayBuffer(), {
    status,
    statusText: status === response.status ? response.statusText : '',
    headers: response.headers,
  });
}
