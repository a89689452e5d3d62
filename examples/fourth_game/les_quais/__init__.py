"""Les Quais: two booksellers, ten stalls along the Seine, and one stroller who buys for both of them."""
