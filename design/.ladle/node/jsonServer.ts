/**
 * json-server for stories, which run the mock's handlers in the page. The mock asks for a router where rows are called by
 * REST (`mock-server/space/database.ts`); here nobody can call them.
 */
const jsonServer = {
  router(): never {
    throw new Error('There is no REST face of the rows in a page');
  },
};

export default jsonServer;
