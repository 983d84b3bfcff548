import low from 'lowdb';
import Memory from 'lowdb/adapters/Memory';

/**
 * json-server for stories, which run the mock's handlers in the page: its store, lowdb, without the
 * REST interface, because nothing in a story could call it.
 */
const jsonServer = {
  router: <Tables>(rows: Tables) => ({
    stack: [],
    db: low(new Memory<Tables>('')).setState(rows),
  }),
};

export default jsonServer;
